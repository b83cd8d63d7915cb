import { isVerified } from '#features/companies/pages/page-view.ts'
import { addCvOfFile, startCv } from '#features/cvs/cvs/add-cv-of-file.ts'
import { linesOf } from '#features/jobs/matching/lines-of.ts'
import { addAccount } from '#features/people/accounts/add-account.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { makeKey, readKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import { refuseTaken } from '#features/people/accounts/take-contact.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './consent-contract.ts'
import { endImported, forgetImported } from './forget-imported.ts'
import { type ImportState, isHeld } from './import-states.ts'
import { keepMonthsOf } from './keep-months.ts'
import { keptOf, type LockedImported, lockFollowing, moveImported } from './move-imported.ts'
import { consentKeys, keepUntil } from './rules.ts'
import { selectImported, viewOf } from './select-imported.ts'

type Held = Given<typeof contract.heldOfMe>['data'][number]

const selectHeld = ({ db }: Context) =>
  selectImported(db)
    .innerJoin('pages', 'pages.id', 'i.page_id')
    .select(['pages.name as company', 'pages.slug', 'pages.email_verified_at', 'pages.licence_checked_at'])

/** By the link that was sent. @throws Refused link_expired */
export async function showConsent(
  ctx: Context,
  { key }: Taken<typeof contract.showConsent>,
): Promise<Given<typeof contract.showConsent>> {
  const { thing_id } = await readKey(ctx, consentKeys, key)
  const row = await selectHeld(ctx)
    .where('i.id', '=', await keptOf(ctx.db, found(thing_id)))
    .executeTakeFirst()
  if (!row || !isHeld(row.state)) throw new Refused('link_expired')
  const owner = await findOwner(ctx.db, row)
  return { success: true, data: { ...(await heldView(ctx, row)), has_account: owner !== null } }
}

/** All that a company holds, but for what the pool of the team makes of it. */
async function heldView(
  ctx: Context,
  row: Awaited<ReturnType<ReturnType<typeof selectHeld>['executeTakeFirstOrThrow']>>,
): Promise<Held> {
  const content = row.content ? CvContent.parse(row.content) : null
  const { id, state, source, name, email, phone, headline, tags, note, keep_until, ...view } = await viewOf(ctx, row)
  const { place, positions, salary, salary_currency, salary_period, notice_days, available_on } = view
  return {
    ...{ id, state, source, name, email, phone, headline, tags, note, keep_until, purpose: row.purpose },
    ...{ place, positions, salary, salary_currency, salary_period, notice_days, available_on },
    photo: row.picture_id !== null,
    company: { name: row.company, slug: row.slug, verified: isVerified(row) },
    since: view.created_at,
    lines: content ? linesOf(content).map((line) => ({ ...line, marks: [] })) : [],
    cv_language: content?.language ?? row.language,
  }
}

type Asked = Taken<typeof contract.answerConsent>
type Told = Given<typeof contract.answerConsent>['data']

/** The answer of the person; the link serves once. @throws Refused link_expired · import_state · account_exists · not_allowed */
export async function answerConsent(
  ctx: Context,
  { key, answer }: Asked,
): Promise<Given<typeof contract.answerConsent>> {
  const gone: string[] = []
  const { thing_id } = await readKey(ctx, consentKeys, key)
  const work = ctx.db.transaction().execute(async (tx): Promise<Told> => {
    // the record before its key, in the order of those who end it: neither waits for the other
    const held = await lockFollowing(tx, found(thing_id))
    const { contact } = await spendKey(ctx, tx, consentKeys, key)
    if (answer === 'agree') return { state: await agreeTo(ctx, tx, held), next: null }
    if (answer === 'claim') return claim(ctx, tx, held, contact)
    gone.push(...(await forgetImported(ctx, tx, held, { event: 'refuse', byPerson: true })))
    return { state: 'refused', next: null }
  })
  const data = await refuseTaken(work, () => new Refused('account_exists'))
  for (const file of gone) await ctx.files.remove(file).catch((error) => ctx.log.warn(error))
  return { success: true, data }
}

/** The person agrees to be kept and put forward; by which way stands beside it. @throws Refused import_state */
export async function agreeTo(
  ctx: Context,
  tx: Tx,
  held: LockedImported,
  why: 'link' | 'representation' = 'link',
): Promise<ImportState> {
  const keep = keepUntil(ctx.now(), await keepMonthsOf(tx, held.page_id))
  const set = { answered_at: ctx.now(), answer_due_at: null, keep_until: keep }
  return (await moveImported(ctx, tx, held, { event: 'consent', why, set })).state
}

/** An account of one's own, made of what the company held; or the one that is signed in. */
async function claim(ctx: Context, tx: Tx, held: LockedImported, contact: string | null): Promise<Told> {
  const owner = await findOwner(tx, held)
  // the address belongs to an account: whoever holds that signs in first
  if (owner && owner.id !== ctx.me?.id) throw new Refused('account_exists')
  const user = ctx.me?.id ?? (await makeAccount(ctx, tx, held, contact))
  await demandCandidate(tx, user)
  await takeOver(ctx, tx, held, user)
  const set = { user_id: user, answered_at: ctx.now(), answer_due_at: null }
  const { state } = await moveImported(ctx, tx, held, { event: 'claim', set })
  if (ctx.me) return { state, next: null }
  const key = await makeKey(ctx, tx, 'create-password', { user, ...(contact && { contact }) })
  return { state, next: `/create-password?key=${key}` }
}

async function makeAccount(ctx: Context, tx: Tx, held: LockedImported, contact: string | null) {
  const { name, email, phone, language, country_id } = held
  const account = await addAccount(ctx, tx, {
    ...{ account_type: 'candidate', name: found(name), email, phone, password_hash: null, invite: null },
    ...{ language: toLanguage(language), country_id: country_id ?? countryId('AE') },
    // the link came to that address
    ...(email && contact === email && { email_verified_at: ctx.now() }),
  })
  return account.id
}

async function demandCandidate(tx: Tx, user: string): Promise<void> {
  const row = await tx.selectFrom('users').select('account_type').where('id', '=', user).executeTakeFirstOrThrow()
  if (row.account_type !== 'candidate') throw new Refused('not_allowed')
}

/** The CV becomes the person's: the file with what was read of it, or the words alone. */
async function takeOver(ctx: Context, tx: Tx, { cv_id, content, name }: LockedImported, user: string): Promise<void> {
  const file =
    cv_id &&
    (await tx
      .updateTable('files')
      .set({ owner_id: user, page_id: null })
      .where('id', '=', cv_id)
      .where('owner_id', 'is', null)
      .returning(['id', 'name'])
      .executeTakeFirst())
  if (file) await addCvOfFile(ctx, tx, user, file, null)
  else if (content)
    await startCv(ctx, tx, { user, name: found(name), content: CvContent.parse(content), cause: 'imported' })
}

export async function heldOfMe(ctx: Context): Promise<Given<typeof contract.heldOfMe>> {
  const rows = await selectHeld(ctx)
    .where('i.user_id', '=', found(ctx.me).id)
    .orderBy('i.id', 'desc')
    .limit(200)
    .execute()
  const held = rows.filter(({ state }) => isHeld(state))
  return { success: true, data: await Promise.all(held.map((row) => heldView(ctx, row))) }
}

/** @throws Refused not_found · import_state */
export async function withdrawHeld(
  ctx: Context,
  { id }: Taken<typeof contract.withdrawHeld>,
): Promise<Given<typeof contract.withdrawHeld>> {
  await endImported(ctx, id, { event: 'withdraw', byPerson: true }, ({ user_id }) => {
    if (user_id !== found(ctx.me).id) throw new Refused('not_found')
  })
  return { success: true }
}
