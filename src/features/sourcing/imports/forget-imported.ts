import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { hashContact } from './contact-hash.ts'
import type * as contract from './contract.ts'
import type { ImportEvent } from './import-states.ts'
import { type LockedImported, lockAnyImported, moveManyImported } from './move-imported.ts'
import { importingFor } from './own-page.ts'
import { consentKeys, restDays } from './rules.ts'

const day = 86_400_000

/** What is left of somebody who is kept no more: that there was a record, from where, and what became of it. */
const nobody = {
  ...{ name: null, email: null, phone: null, content: null, cv_id: null, picture_id: null },
  ...{ headline: '', words: '', note: '', purpose: '', tags: [], corrected: [], position_ids: [], match_keys: [] },
  ...{ country_id: null, city_id: null, salary: null, salary_currency: null, salary_period: null },
  ...{ notice_days: null, available_on: null, answer_due_at: null, keep_until: null },
}

type Why = { event: Extract<ImportEvent, 'refuse' | 'expire' | 'withdraw'>; why?: string; byPerson?: boolean }

/**
 * Ends a locked record and forgets who it was. Whoever said no themselves is not brought along again for a while.
 * @returns storage keys of files that lie in the store for nothing now
 */
export const forgetImported = (ctx: Context, tx: Tx, imported: LockedImported, why: Why): Promise<string[]> =>
  forgetManyImported(ctx, tx, [imported], why)

/** The same for many that end alike. */
export async function forgetManyImported(
  ctx: Context,
  tx: Tx,
  all: readonly LockedImported[],
  why: Why,
): Promise<string[]> {
  if (all.length === 0) return []
  const { event, byPerson = false } = why
  if (byPerson) for (const imported of all) await rest(ctx, tx, imported)
  // what became one with it says the same of the person
  const merged = await mergedInto(tx, all)
  const files = await filesOf(tx, [...all, ...merged])
  await moveManyImported(ctx, tx, all, {
    event,
    ...(why.why && { why: why.why }),
    set: { ...nobody, anonymised_at: ctx.now() },
  })
  if (merged.length > 0)
    await tx
      .updateTable('imported_candidates')
      .set({ ...nobody, anonymised_at: ctx.now() })
      .where('id', 'in', idsOf(merged))
      .execute()
  await forgetBeside(ctx, tx, idsOf([...all, ...merged]))
  // a CV that the person took over is theirs
  return eraseRows(ctx, tx, 'files', sql`id = any(${files}) and owner_id is null`)
}

/** A merged record is forgotten, and its files but for those that the kept one has now. */
export async function endMerged(ctx: Context, tx: Tx, id: string): Promise<string[]> {
  const merged = await lockAnyImported(tx, id)
  if (merged.state !== 'merged') return []
  const files = await filesOf(tx, [merged])
  await tx
    .updateTable('imported_candidates')
    .set({ ...nobody, anonymised_at: ctx.now() })
    .where('id', '=', id)
    .execute()
  await forgetBeside(ctx, tx, [id])
  const kept = sql`exists (select from imported_candidates i where i.cv_id = files.id or i.picture_id = files.id)
    or exists (select from imported_versions v where v.cv_id = files.id)`
  return eraseRows(ctx, tx, 'files', sql`id = any(${files}) and owner_id is null and not (${kept})`)
}

const idsOf = (all: readonly LockedImported[]): string[] => all.map(({ id }) => id)

async function mergedInto(tx: Tx, all: readonly LockedImported[]): Promise<LockedImported[]> {
  const direct = await tx
    .selectFrom('imported_candidates')
    .selectAll()
    .where('merged_into', 'in', idsOf(all))
    .where('state', '=', 'merged')
    .forUpdate()
    .execute()
  return direct.length > 0 ? [...direct, ...(await mergedInto(tx, direct))] : []
}

async function filesOf(tx: Tx, all: readonly LockedImported[]): Promise<string[]> {
  const older = await tx
    .selectFrom('imported_versions')
    .select('cv_id')
    .where('imported_id', 'in', idsOf(all))
    .execute()
  const now = all.flatMap(({ cv_id, picture_id }) => [cv_id, picture_id])
  return [...now, ...older.map((one) => one.cv_id)].filter((file) => file !== null)
}

/** Earlier CVs, a place in the pool, the link that was sent, and what the record was made of. */
async function forgetBeside(ctx: Context, tx: Tx, ids: string[]): Promise<void> {
  for (const table of ['imported_versions', 'pool_entries'] as const)
    await eraseRows(ctx, tx, table, sql`imported_id = any(${ids})`)
  await tx.deleteFrom('one_time_keys').where('purpose', 'in', consentKeys).where('thing_id', 'in', ids).execute()
  await tx
    .deleteFrom('import_merges')
    .where((or) => or.or([or('kept_id', 'in', ids), or('merged_id', 'in', ids)]))
    .execute()
  await tx.updateTable('bulk_items').set({ content: null, file_id: null }).where('imported_id', 'in', ids).execute()
  await tx
    .updateTable('import_table_rows')
    .set({ cells: null, email: null, phone: null, fills: '{}' })
    .where((or) => or.or([or('imported_id', 'in', ids), or('known_id', 'in', ids)]))
    .execute()
}

async function rest(ctx: Context, tx: Tx, { page_id, email, phone }: LockedImported): Promise<void> {
  const until = new Date(ctx.now().getTime() + restDays * day)
  for (const contact of [email, phone])
    if (contact)
      await tx
        .insertInto('import_refusals')
        .values({ page_id, contact_hash: hashContact(page_id, contact), until })
        .onConflict((known) => known.columns(['page_id', 'contact_hash']).doUpdateSet({ until }))
        .execute()
}

/** Forgets in a transaction of its own, and the files after it. */
export async function endImported(
  ctx: Context,
  id: string,
  why: Why,
  demand: (held: LockedImported) => void,
): Promise<void> {
  const keys = await ctx.db.transaction().execute(async (tx) => {
    const held = await lockAnyImported(tx, id)
    demand(held)
    return forgetImported(ctx, tx, held, why)
  })
  for (const key of keys) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
}

/** By the team. @throws Refused not_allowed · not_found · import_state */
export async function removeImported(
  ctx: Context,
  { id }: Taken<typeof contract.removeImported>,
): Promise<Given<typeof contract.removeImported>> {
  const { page } = await importingFor(ctx)
  await endImported(ctx, id, { event: 'withdraw' }, (held) => {
    if (held.page_id !== page) throw new Refused('not_found')
  })
  return { success: true }
}
