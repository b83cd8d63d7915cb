import { importSaved } from '#features/sourcing/imports/events.ts'
import { type LockedImported, moveImported } from '#features/sourcing/imports/move-imported.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { bringVersions } from './bring-versions.ts'
import type * as contract from './contract.ts'
import { changedColumns, mergedValues, writable } from './merged-values.ts'
import { bringPoolEntry } from './pool-entry.ts'
import { putForward } from './put-forward.ts'
import { mayMerge, undoDays } from './rules.ts'

const day = 86_400_000

/**
 * Makes one record of two. The other stays as it was, marked as merged, until it can be undone no more; a link that was sent to
 * its person leads to the kept one. @throws Refused not_found · import_state · merge_claimed · merge_backwards · merge_theirs · merge_submitted · merge_note · changed_meanwhile · already_imported
 */
export async function mergePair(
  ctx: Context,
  asked: Taken<typeof contract.mergePair>,
): Promise<Given<typeof contract.mergePair>> {
  if (asked.keep === asked.merge) throw new Refused('not_found')
  const merge = await ctx.db.transaction().execute((tx) => mergeIn(ctx, tx, asked))
  return { success: true, data: { merge, kept: asked.keep } }
}

async function mergeIn(ctx: Context, tx: Tx, asked: Taken<typeof contract.mergePair>): Promise<string> {
  const { keep, merge } = await lockBoth(ctx, tx, asked)
  must(mayMerge(keep, merge, asked.take.length > 0))
  if (keep.version !== asked.keep_version || merge.version !== asked.merge_version)
    throw new Refused('changed_meanwhile', { version: keep.version })
  if ((await putForward(tx, [merge.id])).size > 0) throw new Refused('merge_submitted')
  const after = mergedValues(keep, merge, asked)
  const before = Object.fromEntries(changedColumns.map((column) => [column, keep[column]]))
  // first the other leaves its address and number, so that the kept one may have them
  await moveImported(ctx, tx, merge, { event: 'merge', set: { merged_into: keep.id, state_before: merge.state } })
  const versions = await bringVersions(ctx, tx, keep, merge, asked.take.includes('cv'))
  await tx
    .updateTable('imported_candidates')
    .set({ ...writable(after), version: keep.version + versions.length + 1, updated_at: ctx.now() })
    .where('id', '=', keep.id)
    .execute()
  const pool = await bringPoolEntry(tx, keep.id, merge.id)
  const id = newId<'import_merge'>()
  const now = ctx.now()
  await tx
    .insertInto('import_merges')
    .values({
      ...{ id, page_id: keep.page_id, kept_id: keep.id, merged_id: merge.id, by_id: found(ctx.membership).member },
      changed: JSON.stringify({ before, after, versions, pool }),
      ...{ at: now, until_at: new Date(now.getTime() + undoDays * day) },
    })
    .execute()
  await emit(ctx, tx, importSaved, { imported: keep.id, page: keep.page_id, user: keep.user_id })
  return id
}

/** Both, held in one order whatever they are called: two merges of the same pair wait for each other. */
async function lockBoth(ctx: Context, tx: Tx, asked: { keep: string; merge: string }) {
  const rows: LockedImported[] = await tx
    .selectFrom('imported_candidates')
    .selectAll()
    .where('page_id', '=', found(ctx.membership).page)
    .where('id', 'in', [asked.keep, asked.merge])
    .orderBy('id')
    .forUpdate()
    .execute()
  const of = (wanted: string) => found(rows.find(({ id }) => id === wanted))
  return { keep: of(asked.keep), merge: of(asked.merge) }
}
