import type { Selectable, Updateable } from 'kysely'
import type { Placements } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { placementMoved } from './events.ts'
import { mayMovePlacement, type PlacementEvent, type PlacementSide, placementAfter } from './placement-states.ts'
import { leads } from './select-placements.ts'

export type PlacementLocked = Selectable<Placements>

/** A placement within reach, held until the transaction ends. @throws Refused not_found */
export async function lockPlacement(ctx: Context, tx: Tx, id: string): Promise<PlacementLocked> {
  const membership = found(ctx.membership)
  const query = tx.selectFrom('placements').selectAll().where('id', '=', id).where('page_id', '=', membership.page)
  const own = leads(membership) ? query : query.where('recruiter_id', '=', membership.member)
  return found(await own.forUpdate().executeTakeFirst())
}

type What = { event: PlacementEvent; side: PlacementSide; why?: string; set?: Updateable<Placements> }

/** Moves a locked one to the state that follows, and tells. @throws Refused placement_state */
export async function moveLocked(ctx: Context, tx: Tx, row: PlacementLocked, what: What): Promise<void> {
  const { event, side, why, set } = what
  must(mayMovePlacement(row.state, event, side))
  const to = found(placementAfter(row.state, event, side))
  await tx
    .updateTable('placements')
    .set({ ...set, state: to, updated_at: ctx.now() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  const told = { placement: row.id, page: row.page_id, event, side, from: row.state, to, why: why || null }
  await emit(ctx, tx, placementMoved, told)
}
