import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How far somebody who is put forward has come (product.md, "Submission"). */
export const submissionStates = [
  'draft',
  'candidate_asked',
  'candidate_approved',
  'submitted',
  'reviewing',
  'shortlisted',
  'interviewing',
  'offered',
  'placed',
  'rejected',
  'withdrawn',
  'duplicate',
] as const
export type SubmissionState = (typeof submissionStates)[number]

/** Who may do what: the agency, the person, the client (by link or in its own pipeline), the site by its rules. */
export const sides = ['agency', 'person', 'client', 'site'] as const
export type Side = (typeof sides)[number]

export const submissionEvents = [
  'ask',
  'approve',
  'decline',
  'revoke',
  'submit',
  'open',
  'shortlist',
  'interview',
  'offer',
  'offer_again',
  'place',
  'reject',
  'reconsider',
  'withdraw',
  'claim_duplicate',
  'drop_claim',
  'expire',
  'close',
] as const
export type SubmissionEvent = (typeof submissionEvents)[number]

type Ways = Partial<Record<SubmissionEvent, SubmissionState>>

/** What the client decides on those it was sent; nothing stands in the way of an early offer. */
const decisions = {
  shortlist: 'shortlisted',
  interview: 'interviewing',
  offer: 'offered',
  reject: 'rejected',
} as const satisfies Ways
const { shortlist: _, ...afterShortlist } = decisions
/** The agency gives up, or the job is over. */
const ends = { withdraw: 'withdrawn', close: 'rejected' } as const satisfies Ways

/** The one table of what follows from what. A right that is revoked or runs out ends everything before the interview, nothing after. */
const table: Record<SubmissionState, Ways> = {
  draft: { ask: 'candidate_asked', ...ends },
  // asked once more, the term begins anew
  candidate_asked: {
    ask: 'candidate_asked',
    approve: 'candidate_approved',
    decline: 'withdrawn',
    expire: 'withdrawn',
    ...ends,
  },
  candidate_approved: { submit: 'submitted', revoke: 'withdrawn', expire: 'withdrawn', ...ends },
  submitted: {
    open: 'reviewing',
    ...decisions,
    claim_duplicate: 'duplicate',
    revoke: 'withdrawn',
    expire: 'withdrawn',
    ...ends,
  },
  reviewing: { ...decisions, claim_duplicate: 'duplicate', revoke: 'withdrawn', expire: 'withdrawn', ...ends },
  shortlisted: { ...afterShortlist, revoke: 'withdrawn', expire: 'withdrawn', ...ends },
  interviewing: { offer: 'offered', place: 'placed', reject: 'rejected', ...ends },
  offered: { place: 'placed', interview: 'interviewing', reject: 'rejected', ...ends },
  placed: {},
  // an answer may be taken back for a while
  rejected: { reconsider: 'reviewing' },
  // who declined the client's offer may be made another one
  withdrawn: { offer_again: 'offered' },
  // until it is decided who is right
  duplicate: { drop_claim: 'reviewing', revoke: 'withdrawn', expire: 'withdrawn', ...ends },
}

const rights: Record<SubmissionEvent, readonly Side[]> = {
  ask: ['agency'],
  approve: ['person'],
  decline: ['person'],
  revoke: ['person', 'site'],
  submit: ['agency'],
  open: ['client'],
  shortlist: ['client'],
  // where the client answers outside, the agency writes down what it heard
  interview: ['client', 'agency'],
  offer: ['client', 'agency'],
  offer_again: ['client'],
  place: ['client', 'agency'],
  reject: ['client', 'agency'],
  reconsider: ['client'],
  withdraw: ['agency', 'site'],
  claim_duplicate: ['client'],
  drop_claim: ['site'],
  expire: ['site'],
  close: ['site'],
}

/** The state that follows; null where this cannot happen, or not by this side. */
export const stateAfter = (state: SubmissionState, event: SubmissionEvent, side: Side): SubmissionState | null =>
  rights[event].includes(side) ? (table[state][event] ?? null) : null

/** @returns yes, or the refusal `submission_state` */
export const mayMoveSubmission = (state: SubmissionState, event: SubmissionEvent, side: Side): Answer =>
  stateAfter(state, event, side) ? yes : refuse('submission_state')

/** What a side may do now, for the buttons of a screen. */
export const eventsFrom = (state: SubmissionState, side: Side): SubmissionEvent[] =>
  submissionEvents.filter((event) => stateAfter(state, event, side) !== null)

/** The person agreed, and it counts still. */
export const rightStates = [
  'candidate_approved',
  'submitted',
  'reviewing',
  'shortlisted',
  'interviewing',
  'offered',
  'duplicate',
] as const satisfies readonly SubmissionState[]
/** The client has it and has not ended it. */
export const withClient = [
  'submitted',
  'reviewing',
  'shortlisted',
  'interviewing',
  'offered',
] as const satisfies readonly SubmissionState[]
/** From here the agency may write down that somebody was hired, as it heard it. */
export const hearsay = ['interviewing', 'offered'] as const satisfies readonly SubmissionState[]
/** Ends: the person reads which. */
export const endStates = ['placed', 'rejected', 'withdrawn', 'duplicate'] as const satisfies readonly SubmissionState[]
/** Not over: it stands in the pipeline. */
export const openStates = ['draft', 'candidate_asked', ...rightStates] as const satisfies readonly SubmissionState[]

const among = (states: readonly SubmissionState[]) => (state: SubmissionState) => states.includes(state)
export const hasRight = among(rightStates)
export const isOpen = among(openStates)
/** Columns of the pipeline; whoever is out stands in the last one, struck through, for a while. */
export const columns = ['requested', 'approved', 'submitted', 'review', 'interview', 'offer'] as const
export type Column = (typeof columns)[number]
const columnByState: Partial<Record<SubmissionState, Column>> = {
  draft: 'requested',
  candidate_asked: 'requested',
  candidate_approved: 'approved',
  submitted: 'submitted',
  reviewing: 'review',
  shortlisted: 'review',
  interviewing: 'interview',
  offered: 'offer',
  placed: 'offer',
}
/** @param before where it stood before it ended */
export const columnOf = (state: SubmissionState, before: SubmissionState | null): Column =>
  columnByState[state] ?? (before && columnByState[before]) ?? 'submitted'

type Standing = { column: Column; state: SubmissionState }
/** How many stand in a column: whoever is out is struck through there and counts only where nobody else is shown. */
export const countIn = (cards: readonly Standing[], column: Column, ended: boolean): number =>
  cards.filter((card) => card.column === column && (ended || isOpen(card.state))).length

/** The client met them: from here a right is not taken back any more. */
export const isMet = among(['interviewing', 'offered', 'placed'])
/** The person may still take the right back: until the interview. */
export const mayRevoke = (state: SubmissionState): boolean => stateAfter(state, 'revoke', 'person') !== null
