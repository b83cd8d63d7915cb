import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How an outside recruiter stands to a job it was invited to. */
export const recruiterStates = ['asked', 'active', 'declined', 'ended'] as const
export type RecruiterState = (typeof recruiterStates)[number]

/** The company whose job it is, the agency it invites, the site by its rules. */
export const recruiterSides = ['company', 'agency', 'site'] as const
export type RecruiterSide = (typeof recruiterSides)[number]

export const recruiterEvents = ['ask', 'accept', 'decline', 'end'] as const
export type RecruiterEvent = (typeof recruiterEvents)[number]

/** The one table of what follows from what; whoever said no or was let go may be asked once more. */
const table: Record<RecruiterState, Partial<Record<RecruiterEvent, RecruiterState>>> = {
  asked: { accept: 'active', decline: 'declined', end: 'ended' },
  active: { end: 'ended' },
  declined: { ask: 'asked' },
  ended: { ask: 'asked' },
}
const rights: Record<RecruiterEvent, readonly RecruiterSide[]> = {
  ask: ['company'],
  accept: ['agency'],
  decline: ['agency'],
  // from an invitation that waits the agency leaves by declining
  end: ['company', 'agency', 'site'],
}

/** The state that follows; null where this cannot happen, or not by this side. */
export function recruiterAfter(
  state: RecruiterState,
  event: RecruiterEvent,
  side: RecruiterSide,
): RecruiterState | null {
  if (!rights[event].includes(side) || (state === 'asked' && event === 'end' && side === 'agency')) return null
  return table[state][event] ?? null
}

/** @returns yes, or the refusal `recruiter_state` */
export const mayMoveRecruiter = (state: RecruiterState, event: RecruiterEvent, side: RecruiterSide): Answer =>
  recruiterAfter(state, event, side) ? yes : refuse('recruiter_state')

/** What a side may do now, for the buttons of a screen. */
export const recruiterEventsFrom = (state: RecruiterState, side: RecruiterSide): RecruiterEvent[] =>
  recruiterEvents.filter((event) => recruiterAfter(state, event, side) !== null)
