import { openStates } from '#features/open-days/door/rules.ts'
import type { DayState } from '#features/open-days/open-days/day-states.ts'
import type { DayWay } from '#features/open-days/open-days/rules.ts'
import type { VisitEvent } from '#features/open-days/visits/visit-states.ts'

/** What a desk does with whoever it called, and which step of the visit that is. */
export const roomMoves = ['begin', 'finish', 'hand', 'back', 'missed', 'gone'] as const
export type RoomMove = (typeof roomMoves)[number]
export const eventOf: Record<RoomMove, VisitEvent> = {
  begin: 'begin',
  finish: 'finish',
  // to another team's queue, before the others there
  hand: 'queue',
  back: 'queue',
  // called, and did not come
  missed: 'miss',
  gone: 'leave',
}
/** How whoever leads the hall moves staff: to a desk, away, both ways, and a desk to another team's queue. */
export const seatMoves = ['seat', 'unseat', 'swap', 'team'] as const
export type SeatMove = (typeof seatMoves)[number]
/** A day may go on so much longer than planned, in minutes, by so many at once. */
export const mostLonger = 240
export const longerBy = [15, 30, 60, 120] as const
/** States of whoever waits to be called. */
export const waitingStates = ['checked_in', 'queued'] as const
export const atDeskStates = ['called', 'in_session'] as const

/** Whoever waits at home has a lobby; in a hall people talk to each other. It ends with the day. */
export const hasLobby = (day: { way: DayWay; state: DayState; lobby_closed_at: Date | null }): boolean =>
  day.way !== 'on_site' && openStates.includes(day.state) && day.lobby_closed_at === null
