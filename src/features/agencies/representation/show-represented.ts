import { asPdf, printedFor } from '#features/agencies/submissions/print-submission.ts'
import { keepQuestion } from '#features/agencies/submissions/questions.ts'
import { hasRight, isOpen } from '#features/agencies/submissions/submission-states.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { readKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context } from '#platform/server/context.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type RepresentedRow, representedDetail, representedView, selectRepresented } from './represented-view.ts'
import { whoMayAskOf } from './who-may-ask.ts'

const most = 200

/** By the link that was sent. Who was forgotten has none any more. @throws Refused link_expired */
async function behind(ctx: Context, key: string): Promise<RepresentedRow> {
  const { thing_id } = await readKey(ctx, 'represent', key)
  const row = await selectRepresented(ctx).where('s.id', '=', found(thing_id)).executeTakeFirst()
  if (!row || row.anonymised_at) throw new Refused('link_expired')
  return row
}

/** One of the caller's own. @throws Refused not_found */
const mine = async (ctx: Context, id: string): Promise<RepresentedRow> =>
  found(
    await selectRepresented(ctx).where('s.id', '=', id).where('s.user_id', '=', found(ctx.me).id).executeTakeFirst(),
  )

/** @throws Refused link_expired */
export async function showByLink(
  ctx: Context,
  { key }: Taken<typeof contract.showByLink>,
): Promise<Given<typeof contract.showByLink>> {
  const row = await behind(ctx, key)
  const owner = row.user_id ? { id: row.user_id } : await findOwner(ctx.db, row)
  return { success: true, data: { ...(await representedDetail(ctx, row)), has_account: owner !== null } }
}

/** @throws Refused not_found */
export async function showRepresented(
  ctx: Context,
  { submission }: Taken<typeof contract.showRepresented>,
): Promise<Given<typeof contract.showRepresented>> {
  return { success: true, data: await representedDetail(ctx, await mine(ctx, submission)) }
}

/** Requests first, then rights, then what was. */
export async function listRepresented(ctx: Context): Promise<Given<typeof contract.listRepresented>> {
  const rows = await selectRepresented(ctx)
    .where('s.user_id', '=', found(ctx.me).id)
    .orderBy('s.moved_at', 'desc')
    .limit(most)
    .execute()
  const [requests, rights, ended, settings] = await Promise.all([
    Promise.all(rows.filter(({ state }) => state === 'candidate_asked').map((row) => representedDetail(ctx, row))),
    Promise.all(
      rows.filter(({ state }) => hasRight(state) || state === 'placed').map((row) => representedView(ctx, row)),
    ),
    Promise.all(
      rows.filter(({ state }) => !isOpen(state) && state !== 'placed').map((row) => representedView(ctx, row)),
    ),
    whoMayAskOf(ctx),
  ])
  return { success: true, data: { requests, rights, ended, agencies: agenciesOf(rows), ...settings } }
}

/** Agencies that asked or act, with how many jobs each. */
function agenciesOf(rows: readonly RepresentedRow[]) {
  const bySlug = new Map<string, Given<typeof contract.listRepresented>['data']['agencies'][number]>()
  for (const { slug, agency: name, licence_checked_at } of rows) {
    const jobs = (bySlug.get(slug)?.jobs ?? 0) + 1
    bySlug.set(slug, { name, slug, checked_at: licence_checked_at?.toISOString() ?? null, jobs })
  }
  return [...bySlug.values()]
}

type Question = { words: string; name: string }

async function ask(ctx: Context, row: RepresentedRow, { words, name }: Question): Promise<{ success: true }> {
  if (!isOpen(row.state)) throw new Refused('submission_state')
  await ctx.db.transaction().execute((tx) => keepQuestion(ctx, tx, row, { side: 'person', to: 'agency', name, words }))
  return { success: true }
}

/** @throws Refused link_expired · submission_state */
export async function askByLink(ctx: Context, { key, words }: Taken<typeof contract.askByLink>) {
  const row = await behind(ctx, key)
  return ask(ctx, row, { words, name: row.name ?? '' })
}

/** @throws Refused not_found · submission_state */
export async function askRepresented(ctx: Context, { submission, words }: Taken<typeof contract.askRepresented>) {
  return ask(ctx, await mine(ctx, submission), { words, name: found(ctx.me).name })
}

const printed = async (ctx: Context, row: RepresentedRow): Promise<RawAnswer> =>
  asPdf(await printedFor(ctx, row, toLanguage(row.language)))

/** @throws Refused link_expired · submission_wordless */
export const cvByLink = async (ctx: Context, { key }: Taken<typeof contract.cvByLink>) =>
  printed(ctx, await behind(ctx, key))

/** @throws Refused not_found · submission_wordless */
export const cvRepresented = async (ctx: Context, { submission }: Taken<typeof contract.cvRepresented>) =>
  printed(ctx, await mine(ctx, submission))
