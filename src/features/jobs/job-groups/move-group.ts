import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { groupMoved } from './events.ts'
import { type GroupRow, lockOwnGroup } from './find-group.ts'
import { after, type GroupMove, type GroupState } from './group-states.ts'
import { readDraft } from './read-draft.ts'
import { mayMoveGroup } from './rules.ts'

/**
 * Publishes a group, ends it, reopens it, or puts it away. Its jobs passed their own reviews; the group needs none.
 * @throws Refused not_found · group_state · posting_blocked · invalid (what is missing)
 */
export async function moveGroup(
  ctx: Context,
  { group: id, move }: Taken<typeof contract.moveGroup>,
): Promise<Given<typeof contract.moveGroup>> {
  const goesOut = move === 'publish' || move === 'reopen'
  const { missing } = await readDraft(ctx, id)
  await ctx.db.transaction().execute(async (tx) => {
    const group = await lockOwnGroup(ctx, tx, id, 'job.publish')
    must(mayMoveGroup(group.state, move))
    if (goesOut) await demandPosting(ctx, tx, group.page_id)
    if (goesOut && missing.length > 0) throw new Refused('invalid', { errors: missing })
    await moveLocked(ctx, tx, group, move, false)
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/** Moves a locked group to its next state and tells. @throws Refused group_state */
export async function moveLocked(
  ctx: Context,
  tx: Tx,
  group: Pick<GroupRow, 'id' | 'page_id' | 'state' | 'published_at'>,
  move: GroupMove,
  by_clock: boolean,
): Promise<void> {
  must(mayMoveGroup(group.state, move))
  const to = after(group.state, move) as GroupState
  await tx
    .updateTable('job_groups')
    .set({ state: to, ...(move === 'publish' && { published_at: ctx.now() }) })
    .where('id', '=', group.id)
    .execute()
  const data = { group: group.id, page: group.page_id, from: group.state, to, move, by_clock }
  await emit(ctx, tx, groupMoved, data)
}

/** Post permission 0 of person or page lets nothing out (product.md §1). @throws Refused posting_blocked */
async function demandPosting(ctx: Context, tx: Tx, page: string): Promise<void> {
  const blocked = await tx
    .selectFrom('pages')
    .innerJoin('users', (join) => join.on('users.id', '=', found(ctx.membership).member))
    .select('pages.id')
    .where('pages.id', '=', page)
    .where((or) => or.or([or('pages.post_permission', '<=', 0), or('users.post_permission', '<=', 0)]))
    .executeTakeFirst()
  if (blocked) throw new Refused('posting_blocked')
}
