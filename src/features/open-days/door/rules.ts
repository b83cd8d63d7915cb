import type { VisitState } from '#features/open-days/visits/visit-states.ts'

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
