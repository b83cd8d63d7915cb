/** How somebody stands whom an external recruiter put forward; what follows a yes is told by the application. */
export const personStates = ['asked', 'sent', 'known', 'declined', 'expired', 'withdrawn'] as const
export type PersonState = (typeof personStates)[number]

/** Approved and new to the job · approved and there before · said no · nobody answered in time · taken back. */
export const personEvents = ['send', 'find_known', 'decline', 'expire', 'withdraw'] as const
export type PersonEvent = (typeof personEvents)[number]

/** The person asked, the external recruiter, the site by its rules. */
export const personSides = ['person', 'recruiter', 'site'] as const
export type PersonSide = (typeof personSides)[number]

const after: Record<PersonEvent, { to: PersonState; by: readonly PersonSide[] }> = {
  send: { to: 'sent', by: ['person'] },
  find_known: { to: 'known', by: ['person'] },
  decline: { to: 'declined', by: ['person'] },
  expire: { to: 'expired', by: ['site'] },
  // the site: the work of the recruiter on the job is over, or who it is was forgotten
  withdraw: { to: 'withdrawn', by: ['recruiter', 'site'] },
}

/** The state that follows; only who waits for an answer goes anywhere. Null where this cannot happen, or not by this side. */
export const personAfter = (state: PersonState, event: PersonEvent, side: PersonSide): PersonState | null =>
  state === 'asked' && after[event].by.includes(side) ? after[event].to : null

const day = 86_400_000
/** Somebody who is asked has so long to answer. */
export const answerDays = 10
export const answerDue = (now: Date): Date => new Date(now.getTime() + answerDays * day)
/** One recruiter asks so many people a day at one company. */
export const mostAskedADay = 20
/** Names of people who were put forward are known to who did so for so long after the answer. */
export const keptDays = 180
/** And of those who were not sent for so long. */
export const restDays = 30
