import { type Answer, refuse } from '#platform/shared/refusal.ts'

/** States of a job (product.md, "Job"). */
export const jobStates = [
  'draft',
  'awaiting_client',
  'submitted',
  'changes_requested',
  'refused',
  'approved',
  'scheduled',
  'live',
  'paused',
  'suspended',
  'closed',
  'archived',
] as const
export type JobState = (typeof jobStates)[number]

/** Who may move a job: the page's team, the client of an agency, the site's staff, time itself. */
export const actors = ['member', 'client', 'staff', 'clock'] as const
export type Actor = (typeof actors)[number]

export const jobMoves = [
  'submit',
  'recall',
  'client_approve',
  'client_refuse',
  'approve',
  'request_changes',
  'refuse',
  'release',
  'open',
  'pause',
  'resume',
  'close',
  'settle',
  'suspend',
  'reinstate',
  'relist',
  'archive',
] as const
export type JobMove = (typeof jobMoves)[number]

export const closeReasons = ['filled', 'filled_elsewhere', 'cancelled', 'expired', 'cap_reached', 'moderation'] as const
export type CloseReason = (typeof closeReasons)[number]

/** What a move may depend on. */
export type MoveFacts = {
  /** Post permission of page and author, the lower of the two (product.md §1). */
  permission: 0 | 1 | 2
  /** An agency's client has been named and has not approved yet. */
  clientWaits: boolean
  /** It is to open later than now. */
  later: boolean
  /** Its days are over. */
  ended: boolean
  /** It has as many applicants as it takes. */
  full: boolean
  closedAs: CloseReason | null
  /** It closed so long ago that it cannot be listed again. */
  stale: boolean
  suspendedFrom: 'scheduled' | 'live' | 'paused' | null
}

type Step =
  | { to: JobState; when?: (facts: MoveFacts) => boolean }
  | { not: string; when: (facts: MoveFacts) => boolean }

/** Going out: nothing with permission 0, a look first with 1, at once or at its time with 2. */
const out: readonly Step[] = [
  { not: 'posting_blocked', when: ({ permission }) => permission === 0 },
  { to: 'submitted', when: ({ permission }) => permission === 1 },
  { to: 'scheduled', when: ({ later }) => later },
  { to: 'live' },
]
const send: readonly Step[] = [
  { not: 'posting_blocked', when: ({ permission }) => permission === 0 },
  { to: 'awaiting_client', when: ({ clientWaits }) => clientWaits },
  ...out,
]
const close: readonly Step[] = [{ to: 'closed' }]
const archive: readonly Step[] = [{ to: 'archived' }]
const recall: readonly Step[] = [{ to: 'draft' }]
const suspend: readonly Step[] = [{ to: 'suspended' }]

type Moves = Partial<Record<Actor, Partial<Record<JobMove, readonly Step[]>>>>

/** The one table: from a state, by whom, which move, and where it leads; the first step whose condition holds counts. */
const table: Record<JobState, Moves> = {
  draft: { member: { submit: send, archive } },
  awaiting_client: {
    member: { recall },
    client: { client_approve: out, client_refuse: [{ to: 'changes_requested' }] },
  },
  submitted: {
    member: { recall },
    staff: {
      approve: [{ to: 'approved' }],
      request_changes: [{ to: 'changes_requested' }],
      refuse: [{ to: 'refused' }],
    },
  },
  changes_requested: { member: { submit: send, archive } },
  refused: { member: { archive } },
  approved: {
    member: { recall },
    staff: { close },
    clock: {
      release: [
        { not: 'posting_blocked', when: ({ permission }) => permission === 0 },
        { to: 'scheduled', when: ({ later }) => later },
        { to: 'live' },
      ],
    },
  },
  scheduled: {
    member: { recall, open: [{ to: 'live' }], close },
    staff: { suspend, close },
    clock: { open: [{ not: 'too_early', when: ({ later }) => later }, { to: 'live' }] },
  },
  live: {
    member: { pause: [{ to: 'paused' }], close },
    staff: { suspend, close },
    clock: { pause: [{ to: 'paused' }], close },
  },
  paused: {
    member: {
      resume: [
        { not: 'job_ended', when: ({ ended }) => ended },
        { not: 'job_full', when: ({ full }) => full },
        { to: 'live' },
      ],
      close,
    },
    staff: { suspend, close },
    clock: { close },
  },
  suspended: {
    staff: {
      reinstate: [
        { to: 'scheduled', when: ({ suspendedFrom, later }) => suspendedFrom === 'scheduled' && later },
        { to: 'paused', when: ({ suspendedFrom, ended, full }) => suspendedFrom === 'paused' || ended || full },
        { to: 'live' },
      ],
      close,
    },
  },
  closed: {
    member: {
      // a place may be filled after the job ran out, or filled up
      settle: [
        { not: 'job_state', when: ({ closedAs }) => closedAs !== 'expired' && closedAs !== 'cap_reached' },
        { to: 'closed' },
      ],
      relist: [
        { not: 'job_state', when: ({ closedAs }) => closedAs === 'moderation' },
        { not: 'relist_late', when: ({ stale }) => stale },
        { to: 'draft' },
      ],
      archive,
    },
  },
  archived: {},
}

/** Where this move leads, or why it is refused. */
export function stepOf(
  state: JobState,
  by: Actor,
  move: JobMove,
  facts: MoveFacts,
): { to: JobState } | Extract<Answer, { refused: true }> {
  const step = table[state][by]?.[move]?.find(({ when }) => !when || when(facts))
  if (!step) return refuse('job_state')
  return 'to' in step ? { to: step.to } : refuse(step.not)
}

/** Whether a button for this move belongs on the screen at all; what else it depends on is told when it is pressed. */
export const isPossible = (state: JobState, by: Actor, move: JobMove): boolean => table[state][by]?.[move] !== undefined

/** States in which the text may still be changed at will. */
export const isEditable = (state: JobState): boolean => state === 'draft' || state === 'changes_requested'

/** States in which a change is an edit of something others have seen, or are about to see. */
export const isOut = (state: JobState): boolean => state === 'scheduled' || state === 'live' || state === 'paused'

/** States in which everybody may read a job; a closed one says so instead of vanishing. */
export const publicStates: readonly JobState[] = ['live', 'paused', 'closed']
