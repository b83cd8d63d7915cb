import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How somebody's work at a client stands to the guarantee. */
export const placementStates = ['agreed', 'started', 'passed', 'left', 'replaced', 'refunded', 'lost'] as const
export type PlacementState = (typeof placementStates)[number]

export const placementSides = ['agency', 'site'] as const
export type PlacementSide = (typeof placementSides)[number]

export const placementEvents = ['start', 'cancel', 'pass', 'leave', 'stay', 'replace', 'refund', 'lose'] as const
export type PlacementEvent = (typeof placementEvents)[number]

/** The one table of what follows from what: whoever leaves within the guarantee is replaced, refunded, or lost to the client. */
const table: Record<PlacementState, Partial<Record<PlacementEvent, PlacementState>>> = {
  agreed: { start: 'started', cancel: 'lost' },
  started: { pass: 'passed', leave: 'left' },
  passed: {},
  // written down by mistake, or they came back
  left: { stay: 'started', replace: 'replaced', refund: 'refunded', lose: 'lost' },
  replaced: {},
  refunded: {},
  lost: {},
}
const rights: Record<PlacementEvent, readonly PlacementSide[]> = {
  start: ['agency', 'site'],
  cancel: ['agency'],
  pass: ['site'],
  leave: ['agency'],
  stay: ['agency'],
  replace: ['agency'],
  refund: ['agency'],
  lose: ['agency', 'site'],
}

/** The state that follows; null where this cannot happen, or not by this side. */
export const placementAfter = (
  state: PlacementState,
  event: PlacementEvent,
  side: PlacementSide,
): PlacementState | null => (rights[event].includes(side) ? (table[state][event] ?? null) : null)

/** @returns yes, or the refusal `placement_state` */
export const mayMovePlacement = (state: PlacementState, event: PlacementEvent, side: PlacementSide): Answer =>
  placementAfter(state, event, side) ? yes : refuse('placement_state')

/** What the agency may do now, for the buttons of a screen. */
export const placementEventsFrom = (state: PlacementState): PlacementEvent[] =>
  placementEvents.filter((event) => placementAfter(state, event, 'agency') !== null)
