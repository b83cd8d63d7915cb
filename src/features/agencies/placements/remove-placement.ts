import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { placementMoved } from './events.ts'
import { giveRetainersBack } from './issue-retainer.ts'
import { lockPlacement, type PlacementLocked } from './lock-placement.ts'

type Row = Pick<PlacementLocked, 'id' | 'state'>

/** Whether nothing hangs on it yet: no paper was numbered, nobody left, and it replaces nobody. */
export async function mayRemove(db: Db | Tx, { id, state }: Row): Promise<boolean> {
  if (state !== 'agreed' && state !== 'started') return false
  const paper = db
    .selectFrom('placement_invoices')
    .select('id')
    .where('placement_id', '=', id)
    .where('mandate_id', 'is', null)
  const replaced = db.selectFrom('placements').select('id').where('replacement_id', '=', id)
  return !(await paper.executeTakeFirst()) && !(await replaced.executeTakeFirst())
}

/**
 * Takes back what was written down by mistake: the person is hired still, and waits to be written down anew.
 * @throws Refused not_found · placement_state: something hangs on it
 */
export async function removePlacement(
  ctx: Context,
  { placement }: Taken<typeof contract.removePlacement>,
): Promise<Given<typeof contract.removePlacement>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockPlacement(ctx, tx, placement)
    if (!(await mayRemove(tx, row))) throw new Refused('placement_state')
    await giveRetainersBack(tx, row.id)
    await tx.deleteFrom('placements').where('id', '=', row.id).execute()
    await emit(ctx, tx, placementMoved, {
      ...{ placement: row.id, page: row.page_id, event: 'remove', side: 'agency', from: row.state, to: row.state },
    })
  })
  return { success: true }
}
