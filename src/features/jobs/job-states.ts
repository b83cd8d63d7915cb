/** States of a job and what leads from one to another (product.md, "Job"). */
export const jobStates = [
  'draft',
  'submitted',
  'changes_requested',
  'refused',
  'live',
  'paused',
  'closed',
  'archived',
] as const
export type JobState = (typeof jobStates)[number]

export const jobMoves = [
  'submit',
  'publish',
  'approve',
  'request_changes',
  'refuse',
  'pause',
  'resume',
  'close',
  'relist',
  'archive',
] as const
export type JobMove = (typeof jobMoves)[number]

const table: Record<JobState, Partial<Record<JobMove, JobState>>> = {
  draft: { submit: 'submitted', publish: 'live', archive: 'archived' },
  submitted: { approve: 'live', request_changes: 'changes_requested', refuse: 'refused' },
  changes_requested: { submit: 'submitted', publish: 'live', archive: 'archived' },
  refused: { archive: 'archived' },
  live: { pause: 'paused', close: 'closed' },
  paused: { resume: 'live', close: 'closed' },
  closed: { relist: 'draft', archive: 'archived' },
  archived: {},
}

/** Where a move leads; null when it is not possible from here. */
export const after = (state: JobState, move: JobMove): JobState | null => table[state][move] ?? null

/** States in which the text may still be changed at will. */
export const isEditable = (state: JobState): boolean => state === 'draft' || state === 'changes_requested'

export const closeReasons = ['filled', 'filled_elsewhere', 'cancelled', 'expired', 'cap_reached', 'moderation'] as const
export type CloseReason = (typeof closeReasons)[number]
