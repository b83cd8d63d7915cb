import type { DayState } from '#features/open-days/open-days/day-states.ts'
import type { VisitState } from '#features/open-days/visits/visit-states.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** People a device sends at once, after it was without a line. */
export const mostAtOnce = 200
/** So many people a door keeps on its device. */
export const mostAtDoor = 5000
const longestAway = 12 * 3_600_000

/** Somebody is in the house: in the eyes of whoever counts for the fire rule. */
export const insideStates = ['checked_in', 'queued', 'called', 'in_session'] as const satisfies readonly VisitState[]

/** How long somebody whose talk is over is on the way out. */
export const leavingMinutes = 10

/** When somebody came in, as a device wrote it down: never ahead of the clock here, and not longer ago than a day lasts. */
export const cameAt = (now: Date, said: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(said.getTime(), now.getTime() - longestAway)))

/** Whoever went and is back so soon keeps the place (product.md, "Room"). */
const keptFor = 2 * 60_000

export const keepsPlace = (left: Date | null, now: Date): boolean =>
  left !== null && now.getTime() - left.getTime() <= keptFor

/** Was in the line and is not any more: went, or was called in vain. */
export const isAway = ({ state, number }: { state: VisitState; number: number | null }): boolean =>
  state === 'left' || (state === 'no_show' && number !== null)

/** In the line, for whoever calls. */
export const isIn = (state: VisitState): boolean => state === 'checked_in' || state === 'queued'
export const mayPutFirst = (state: VisitState): Answer => (isIn(state) ? yes : refuse('visit_state'))

/** Doors and desks work from the day it is out until it ended. */
export const openStates: readonly DayState[] = ['published', 'registration_closed', 'live']
