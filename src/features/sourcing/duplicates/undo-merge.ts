import { findKnown } from '#features/sourcing/imports/add-imported.ts'
import { importSaved } from '#features/sourcing/imports/events.ts'
import { isHeld } from '#features/sourcing/imports/import-states.ts'
import { type LockedImported, lockAnyImported, moveImported } from '#features/sourcing/imports/move-imported.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { changedColumns, type Values, writable } from './merged-values.ts'
import { giveBackPoolEntry, type PoolMove } from './pool-entry.ts'

type Changed = { before: Values; after: Values; versions: number[]; pool: PoolMove }

/**
 * Brings the state before a merge back. A field that somebody changed since, or that the person claimed, stays as it is.
 * @throws Refused not_found · merge_over: undone already, or its days are over · import_state · already_imported: another record has the address now
 */
export async function undoMerge(
  ctx: Context,
  { merge: id }: Taken<typeof contract.undoMerge>,
): Promise<Given<typeof contract.undoMerge>> {
  await ctx.db.transaction().execute((tx) => undoIn(ctx, tx, id))
  return { success: true }
}

async function undoIn(ctx: Context, tx: Tx, id: string): Promise<void> {
  const row = found(
    await tx
      .selectFrom('import_merges')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', found(ctx.membership).page)
      .forUpdate()
      .executeTakeFirst(),
  )
  if (row.undone_at || row.until_at <= ctx.now()) throw new Refused('merge_over')
  // in the order in which a link that was sent leads from the one to the other
  const merged = await lockAnyImported(tx, row.merged_id)
  const kept = await lockAnyImported(tx, row.kept_id)
  if (!isHeld(kept.state)) throw new Refused('import_state')
  const { before, after, versions, pool } = row.changed as unknown as Changed
  if (kept.state !== 'claimed') await restore(ctx, tx, kept, { before, after })
  if (versions.length > 0)
    await tx
      .deleteFrom('imported_versions')
      .where('imported_id', '=', kept.id)
      .where('version', 'in', versions)
      .execute()
  await giveBackPoolEntry(tx, pool, merged.id)
  const twin = await findKnown(tx, merged.page_id, merged, merged.id)
  if (twin) throw new Refused('already_imported', { id: twin })
  await moveImported(ctx, tx, merged, { event: 'unmerge', set: { merged_into: null, state_before: null } })
  await tx.updateTable('import_merges').set({ undone_at: ctx.now(), changed: '{}' }).where('id', '=', id).execute()
  await emit(ctx, tx, importSaved, { imported: kept.id, page: kept.page_id, user: kept.user_id })
}

async function restore(
  ctx: Context,
  tx: Tx,
  kept: LockedImported,
  { before, after }: Pick<Changed, 'before' | 'after'>,
) {
  const same = (one: unknown, other: unknown) => sorted(one ?? null) === sorted(other ?? null)
  const values = Object.fromEntries(
    changedColumns.map((column) => [column, same(kept[column], after[column]) ? before[column] : kept[column]]),
  ) as Values
  await tx
    .updateTable('imported_candidates')
    .set({ ...writable(values), updated_at: ctx.now() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', kept.id)
    .execute()
}

/** As text that does not depend on the order in which a database gives the parts of a value back. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
