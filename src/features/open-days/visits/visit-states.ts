import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Somebody's way through an open day (product.md, "Open day"). */
export const visitStates = [
  'invited',
  'registered',
  'waitlisted',
  'confirmed',
  'checked_in',
  'queued',
  'called',
  'in_session',
  'done',
  'no_show',
  'left',
  'cancelled',
] as const
export type VisitState = (typeof visitStates)[number]

export const visitEvents = [
  'register',
  'wait',
  'confirm',
  'unseat',
  'check_in',
  'queue',
  'call',
  'begin',
  'finish',
  'miss',
  'leave',
  'cancel',
] as const
export type VisitEvent = (typeof visitEvents)[number]

export const outcomes = ['offer', 'next_interview', 'shortlisted', 'keep_on_file', 'not_suitable', 'unseen'] as const
export type Outcome = (typeof outcomes)[number]

const table: Record<VisitState, Partial<Record<VisitEvent, VisitState>>> = {
  invited: {
    ...{ register: 'registered', wait: 'waitlisted', confirm: 'confirmed' },
    ...{ check_in: 'checked_in', cancel: 'cancelled' },
  },
  // comes, without a half-hour of its own
  registered: {
    ...{ wait: 'waitlisted', confirm: 'confirmed', check_in: 'checked_in' },
    ...{ miss: 'no_show', cancel: 'cancelled' },
  },
  waitlisted: { confirm: 'confirmed', check_in: 'checked_in', cancel: 'cancelled' },
  // confirmed again is another half-hour; a postponed day takes the half-hour away and not the visit
  confirmed: {
    ...{ confirm: 'confirmed', unseat: 'registered', wait: 'waitlisted' },
    ...{ check_in: 'checked_in', miss: 'no_show', cancel: 'cancelled' },
  },
  checked_in: { queue: 'queued', call: 'called', finish: 'done', leave: 'left' },
  queued: { call: 'called', finish: 'done', leave: 'left' },
  // called and not there: back into the queue
  called: { begin: 'in_session', queue: 'queued', miss: 'no_show', finish: 'done', leave: 'left' },
  // handed on to another desk
  in_session: { queue: 'queued', finish: 'done', leave: 'left' },
  done: {},
  // late, or back again: at the door whoever was never in, in the line whom a desk called in vain
  no_show: { check_in: 'checked_in', queue: 'queued' },
  left: { queue: 'queued' },
  cancelled: {},
}

/** The state that follows; null where this cannot happen. */
export const stateAfter = (state: VisitState, event: VisitEvent): VisitState | null => table[state][event] ?? null

/**
 * Whoever no desk spoke with was not seen: no other outcome is true of them; of whoever a desk spoke with before it sent them on,
 * every other is. @returns yes, or `visit_state`
 */
export function mayMoveVisit(
  state: VisitState,
  event: VisitEvent,
  outcome: Outcome | null = null,
  spoken = false,
): Answer {
  if (!stateAfter(state, event)) return refuse('visit_state')
  if (event !== 'finish') return outcome === null ? yes : refuse('visit_state')
  const isTrue = state === 'in_session' ? outcome !== null : spoken ? isSeen(outcome) : outcome === 'unseen'
  return isTrue ? yes : refuse('visit_state')
}
const isSeen = (outcome: Outcome | null) => outcome !== null && outcome !== 'unseen'

/** Outcomes with which somebody is put forward for a job of the day. */
export const forwardOutcomes = ['offer', 'next_interview', 'shortlisted'] as const satisfies readonly Outcome[]
export const isForward = (outcome: Outcome | null): boolean =>
  (forwardOutcomes as readonly (Outcome | null)[]).includes(outcome)

/** Not there yet: still to be changed or cancelled by whoever comes. */
export const aheadStates = ['invited', 'registered', 'waitlisted', 'confirmed'] as const satisfies readonly VisitState[]
/** There, and without an outcome. */
export const thereStates = ['checked_in', 'queued', 'called', 'in_session'] as const satisfies readonly VisitState[]

const ahead: readonly VisitState[] = aheadStates
export const isStillAhead = (state: VisitState): boolean => ahead.includes(state)

const ticketed: readonly VisitState[] = ['registered', 'confirmed', ...thereStates]
/** Whoever waits for a place, or to answer, has no ticket yet; and none any more once it is over. */
export const hasTicket = (state: VisitState): boolean => ticketed.includes(state)
