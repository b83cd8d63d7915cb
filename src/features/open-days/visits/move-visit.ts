import type { Updateable } from 'kysely'
import type { DayVisits } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { type VisitSide, visitMoved } from './events.ts'
import type { VisitRow } from './find-visit.ts'
import type { Place } from './places.ts'
import { mayMoveVisit, type Outcome, stateAfter, type VisitEvent } from './visit-states.ts'

type How = {
  event: VisitEvent
  side: VisitSide
  outcome?: Outcome | null
  why?: 'changed' | 'postponed' | 'cancelled' | 'ended' | null
  set?: Updateable<DayVisits>
}

export const noPlace = { desk_id: null, on_date: null, half: null, starts_at: null } as const
export const noOffer = { offered_desk_id: null, offered_date: null, offered_half: null, offered_until: null } as const
export const placeColumns = ({ desk_id, team, way, on_date, half, starts_at, page_id }: Place) => ({
  ...{ desk_id, team, way, on_date, half, starts_at, page_id },
  // of another half-hour one is reminded anew
  ...{ reminded_day_at: null, reminded_hour_at: null },
})

/** Moves a locked visit to the state that follows, and tells. @throws Refused visit_state */
export async function moveVisit(
  ctx: Context,
  tx: Tx,
  visit: VisitRow,
  { event, side, outcome = null, why = null, set = {} }: How,
): Promise<void> {
  must(mayMoveVisit(visit.state, event, outcome, visit.spoken_at !== null))
  const to = found(stateAfter(visit.state, event))
  const version = visit.version + 1
  const left = to === 'waitlisted' ? {} : noOffer
  await tx
    .updateTable('day_visits')
    .set({ ...left, ...set, state: to, outcome, version, updated_at: ctx.now() })
    .where('id', '=', visit.id)
    .execute()
  const { id, day_id: day, page_id: page, user_id: user, state: from } = visit
  const had = set.starts_at === null ? (visit.starts_at?.toISOString() ?? null) : null
  await emit(ctx, tx, visitMoved, { visit: id, day, page, user, event, from, to, side, outcome, why, had, version })
}
