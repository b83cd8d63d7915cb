import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must, Refused } from '#platform/shared/refusal.ts'
import { findKnown, numberOf, refusalsOf, wordsOf } from './add-imported.ts'
import { keepVersion } from './attach-cv.ts'
import type * as contract from './contract.ts'
import { importSaved } from './events.ts'
import { matchKeysOf } from './match-keys.ts'
import { type LockedImported, lockAnyImported } from './move-imported.ts'
import { importingFor } from './own-page.ts'
import { type Received, receive } from './received.ts'
import { correctedBy, demandKnown, restOf } from './register-candidate.ts'
import { mayEdit } from './rules.ts'
import { selectImported, viewOf } from './select-imported.ts'

type Asked = Taken<typeof contract.updateCandidate>
type Told = Promise<Given<typeof contract.updateCandidate>>

/** @throws Refused not_found · import_state · changed_meanwhile · already_imported · import_refused · invalid */
export const updateCandidate = (ctx: Context, asked: Asked): Told => update(ctx, asked, false)

/** @throws Refused file_missing and what updateCandidate and acceptCv refuse */
export const updateCandidateLatest = (ctx: Context, asked: Asked): Told => update(ctx, asked, true)

async function update(ctx: Context, asked: Asked, needsCv: boolean): Told {
  const { page } = await importingFor(ctx)
  await demandKnown(ctx, asked)
  const received = await receive(ctx, asked.country_id, needsCv)
  try {
    await ctx.db.transaction().execute((tx) => write(ctx, tx, page, asked, received))
  } catch (error) {
    await received.discard()
    throw error
  }
  const row = await selectImported(ctx.db).where('i.id', '=', asked.id).executeTakeFirstOrThrow()
  return { success: true, data: await viewOf(ctx, row) }
}

async function write(ctx: Context, tx: Tx, page: string, asked: Asked, received: Received): Promise<void> {
  const held = await lockAnyImported(tx, asked.id)
  if (held.page_id !== page) throw new Refused('not_found')
  must(mayEdit(held.state))
  if (asked.version !== undefined && asked.version !== held.version)
    throw new Refused('changed_meanwhile', { version: held.version })
  const { id, version: _, name, email, phone, source, language, ...rest } = asked
  if (email) demandEmail(ctx, email)
  if (rest.country_id !== undefined || rest.city_id !== undefined)
    await demandPlaces(ctx, [{ ...held, ...restOf(rest) }])
  const reach = {
    email: email === undefined ? held.email : email,
    phone: phone === undefined ? held.phone : numberOf(phone, asked.country_id ?? held.country_id ?? undefined),
  }
  await demandNoRefusal(ctx, tx, page, held, reach)
  const twin = await findKnown(tx, page, reach, id)
  if (twin) throw new Refused('already_imported', { id: twin })
  const { cv, picture } = await received.keep(tx, page)
  if (cv) await keepVersion(ctx, tx, held)
  const corrected = [...new Set([...held.corrected, ...correctedBy(asked)])]
  const content = contentAfter(held, asked, { ...reach, corrected }, received.content)
  const [named, headline] = [name ?? content?.name ?? held.name, content?.headline ?? held.headline]
  await tx
    .updateTable('imported_candidates')
    .set({
      ...(restOf(rest) as object),
      ...reach,
      ...{ name: named, headline, corrected, content: content && JSON.stringify(content), updated_at: ctx.now() },
      ...(language && { language }),
      ...(source && { source }),
      ...(cv && { cv_id: cv }),
      ...(picture && { picture_id: picture }),
      words: wordsOf(named, headline, asked.tags ?? held.tags, content),
      match_keys: matchKeysOf({ name: named, ...reach, content }),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await emit(ctx, tx, importSaved, { imported: id, page, user: held.user_id })
}

/** Whoever said no to the company is not brought along by the way of another record either. @throws Refused import_refused */
async function demandNoRefusal(ctx: Context, tx: Tx, page: string, held: LockedImported, reach: Reach): Promise<void> {
  const [email, phone] = [
    reach.email === held.email ? null : reach.email,
    reach.phone === held.phone ? null : reach.phone,
  ]
  for (const until of (await refusalsOf(ctx, tx, page, [{ email, phone }])).values())
    throw new Refused('import_refused', { until: until.toISOString() })
}

type Reach = { email: string | null; phone: string | null }
type After = { email: string | null; phone: string | null; corrected: readonly string[] }

/** What a newer CV says, but for what was written by hand before or now. */
function contentAfter(held: LockedImported, asked: Asked, { email, phone, corrected }: After, fresh: CvContent | null) {
  const before = held.content ? CvContent.parse(held.content) : null
  const base = fresh ?? before
  if (!base) return null
  const own = {
    name: asked.name ?? held.name ?? '',
    email: email ?? '',
    phones: phone ? [phone] : [],
    headline: asked.headline ?? held.headline,
  }
  const kept = Object.entries(own).filter(([path]) => corrected.includes(path))
  return { ...base, ...(Object.fromEntries(kept) as Partial<CvContent>) }
}
