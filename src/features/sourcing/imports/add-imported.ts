import { sql } from 'kysely'
import { toE164 } from '#features/people/accounts/phone-number.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { fold } from '#platform/shared/fold.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import { hashContact } from './contact-hash.ts'
import { importSaved } from './events.ts'
import type { ImportSource } from './import-states.ts'
import { keepMonthsOf } from './keep-months.ts'
import type { LockedImported } from './move-imported.ts'
import { keepUntil } from './rules.ts'

/** What is known of somebody before they are written down. */
export type NewImported = {
  page: string
  source: ImportSource
  name: string
  email: string | null
  phone: string | null
  language: Language
  content: CvContent | null
  corrected: readonly string[]
  cv: string | null
  rest: Partial<LockedImported>
}

/** What the search of the list compares: folded, so that no accent or hamza hides anybody. */
export const wordsOf = (
  name: string | null,
  headline: string,
  tags: readonly string[],
  content: CvContent | null,
): string =>
  fold(
    [name, headline, content?.location, ...tags, ...(content?.skills.map((skill) => skill.name) ?? [])]
      .filter(Boolean)
      .join(' '),
  ).slice(0, 2000)

/** A number as it is compared, read in the country of the person. @throws Refused invalid */
export function numberOf(phone: string | undefined, country: number | undefined): string | null {
  if (!phone?.trim()) return null
  const number = toE164(phone, country ? countryCode(country) : undefined)
  if (!number) throw wrongField('phone', 'phone')
  return number
}

/**
 * Writes somebody down for a company, once for an address and a number.
 * @throws Refused already_imported with the id of the first · import_refused: they said no to this company lately
 */
export async function addImported(ctx: Context, tx: Tx, person: NewImported): Promise<LockedImported> {
  const { page, source, name, email, phone, language, content, corrected, cv, rest } = person
  await demandNoRefusal(ctx, tx, page, [email, phone])
  const known = await findKnown(tx, page, { email, phone })
  if (known) throw new Refused('already_imported', { id: known })
  const now = ctx.now()
  const row = await tx
    .insertInto('imported_candidates')
    .values({
      ...(rest as object),
      ...{ id: newId(), page_id: page, source, name, email, phone, language, cv_id: cv },
      content: content && JSON.stringify(content),
      corrected: [...corrected],
      words: wordsOf(name, rest.headline ?? '', rest.tags ?? [], content),
      keep_until: keepUntil(now, await keepMonthsOf(tx, page)),
      ...{ added_by: ctx.me?.id ?? null, created_at: now, updated_at: now },
    })
    .onConflict((taken) => taken.doNothing())
    .returningAll()
    .executeTakeFirst()
  // the same person came in the same moment
  if (!row) throw new Refused('already_imported', { id: await findKnown(tx, page, { email, phone }) })
  await emit(ctx, tx, importSaved, { imported: row.id, page, user: null })
  return row
}

type Reach = { email: string | null; phone: string | null }

/** The record a company holds of an address or number already. */
export async function findKnown(
  tx: Tx,
  page: string,
  { email, phone }: Reach,
  except?: string,
): Promise<string | null> {
  if (!email && !phone) return null
  const row = await tx
    .selectFrom('imported_candidates')
    .select('id')
    .where('page_id', '=', page)
    .where('state', 'not in', ['merged', 'expired', 'withdrawn', 'refused'])
    .where((or) =>
      or.or([
        ...(email ? [or(sql`lower(email)`, '=', email.toLowerCase())] : []),
        ...(phone ? [or('phone', '=', phone)] : []),
      ]),
    )
    .$if(except !== undefined, (query) => query.where('id', '<>', except as string))
    .executeTakeFirst()
  return row?.id ?? null
}

async function demandNoRefusal(
  ctx: Context,
  tx: Tx,
  page: string,
  contacts: readonly (string | null)[],
): Promise<void> {
  const hashes = contacts.flatMap((contact) => (contact ? [hashContact(page, contact)] : []))
  if (hashes.length === 0) return
  const row = await tx
    .selectFrom('import_refusals')
    .select('until')
    .where('page_id', '=', page)
    .where('contact_hash', 'in', hashes)
    .where('until', '>', ctx.now())
    .executeTakeFirst()
  if (row) throw new Refused('import_refused', { until: row.until.toISOString() })
}
