import type { DayState } from '#features/open-days/open-days/day-states.ts'
import type { VisitEvent } from '#features/open-days/visits/visit-states.ts'

/** What a desk does with whoever it called, and which step of the visit that is. */
export const roomMoves = ['begin', 'finish', 'hand', 'back', 'gone'] as const
export type RoomMove = (typeof roomMoves)[number]
export const eventOf: Record<RoomMove, VisitEvent> = {
  begin: 'begin',
  finish: 'finish',
  // to another team's queue, before the others there
  hand: 'queue',
  back: 'queue',
  gone: 'leave',
}
/** States of whoever waits to be called. */
export const waitingStates = ['checked_in', 'queued'] as const
export const atDeskStates = ['called', 'in_session'] as const
/** Doors and desks work from the day it is out until it ended. */
export const openStates: readonly DayState[] = ['published', 'registration_closed', 'live']
