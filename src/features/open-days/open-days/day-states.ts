/** States of an open day and what leads from one to another (product.md, "Open day"). */
export const dayStates = [
  'draft',
  'submitted',
  'published',
  'registration_closed',
  'live',
  'ended',
  'reported',
  'archived',
  'cancelled',
  'postponed',
] as const
export type DayState = (typeof dayStates)[number]

export const dayMoves = [
  'submit',
  'withdraw',
  'approve',
  'return',
  'close_registration',
  'reopen',
  'start',
  'end',
  'report',
  'cancel',
  'postpone',
  'republish',
  'archive',
] as const
export type DayMove = (typeof dayMoves)[number]
export const daySides = ['team', 'staff', 'site'] as const
export type DaySide = (typeof daySides)[number]

type Step = { to: DayState; by: readonly DaySide[] }

const team = ['team'] as const
const staff = ['staff'] as const
const timed = ['team', 'site'] as const

const table: Record<DayState, Partial<Record<DayMove, Step>>> = {
  // the day of a trusted company goes out by itself
  draft: {
    submit: { to: 'submitted', by: team },
    approve: { to: 'published', by: ['site'] },
    archive: { to: 'archived', by: team },
  },
  submitted: {
    withdraw: { to: 'draft', by: team },
    approve: { to: 'published', by: staff },
    return: { to: 'draft', by: staff },
  },
  published: {
    close_registration: { to: 'registration_closed', by: timed },
    start: { to: 'live', by: timed },
    cancel: { to: 'cancelled', by: ['team', 'staff'] },
    postpone: { to: 'postponed', by: team },
  },
  registration_closed: {
    reopen: { to: 'published', by: team },
    start: { to: 'live', by: timed },
    cancel: { to: 'cancelled', by: ['team', 'staff'] },
    postpone: { to: 'postponed', by: team },
  },
  live: { end: { to: 'ended', by: timed }, cancel: { to: 'cancelled', by: ['team', 'staff'] } },
  ended: { report: { to: 'reported', by: team } },
  reported: { archive: { to: 'archived', by: team } },
  cancelled: { archive: { to: 'archived', by: team } },
  postponed: { republish: { to: 'published', by: team }, cancel: { to: 'cancelled', by: ['team', 'staff'] } },
  archived: {},
}

/** Where a move of this side leads; null when it is not possible from here. */
export function stateAfter(state: DayState, move: DayMove, by: DaySide): DayState | null {
  const step = table[state][move]
  return step?.by.includes(by) ? step.to : null
}

/** What a side may do from a state. */
export const movesFrom = (state: DayState, by: DaySide): DayMove[] =>
  dayMoves.filter((move) => stateAfter(state, move, by) !== null)

/** Everybody reads it, also once it is over; what was never out, or was put away, nobody but the team. */
export const readStates = [
  'published',
  'registration_closed',
  'live',
  'ended',
  'reported',
  'cancelled',
  'postponed',
] as const satisfies readonly DayState[]
/** It stands in lists and calendars. */
export const listedStates = ['published', 'registration_closed', 'live'] as const satisfies readonly DayState[]

const listed: readonly DayState[] = listedStates
const read: readonly DayState[] = readStates
export const isListed = (state: DayState): boolean => listed.includes(state)
export const isRead = (state: DayState): boolean => read.includes(state)
/** Nothing goes out by itself while it is written: what is saved is what there is. */
export const isWritten = (state: DayState): boolean => state === 'draft' || state === 'submitted'
/** The team may still change what it says. */
export const isChangeable = (state: DayState): boolean =>
  isWritten(state) || listed.includes(state) || state === 'postponed'

/** What a team asks for by its name; a postponed day comes back with the changes that are published. */
export const teamMoves = [
  'submit',
  'withdraw',
  'close_registration',
  'reopen',
  'start',
  'end',
  'report',
  'cancel',
  'postpone',
  'archive',
] as const satisfies readonly DayMove[]
