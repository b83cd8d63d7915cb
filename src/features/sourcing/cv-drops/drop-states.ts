import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** What became of a CV at one company (product.md, "CV drop"). */
export const dropStates = [
  'received',
  'seen',
  'replied',
  'added_to_pool',
  'added_to_job',
  'rejected',
  'expired',
  'withdrawn',
] as const
export type DropState = (typeof dropStates)[number]

export const dropEvents = ['see', 'reply', 'pool', 'add_to_job', 'reject', 'expire', 'withdraw'] as const
export type DropEvent = (typeof dropEvents)[number]

const answers = { reply: 'replied', pool: 'added_to_pool', add_to_job: 'added_to_job', reject: 'rejected' } as const
const waiting = { ...answers, expire: 'expired', withdraw: 'withdrawn' } as const

const table: Record<DropState, Partial<Record<DropEvent, DropState>>> = {
  received: { ...waiting, see: 'seen' },
  seen: waiting,
  // a conversation may still lead on
  replied: { pool: 'added_to_pool', add_to_job: 'added_to_job', reject: 'rejected', withdraw: 'withdrawn' },
  added_to_pool: { add_to_job: 'added_to_job', reject: 'rejected', withdraw: 'withdrawn' },
  added_to_job: {},
  rejected: {},
  expired: {},
  withdrawn: {},
}

/** The state that follows; null where this cannot happen. */
export const stateAfter = (state: DropState, event: DropEvent): DropState | null => table[state][event] ?? null

/** @returns yes, or the refusal `drop_state` */
export const mayMoveDrop = (state: DropState, event: DropEvent): Answer =>
  stateAfter(state, event) ? yes : refuse('drop_state')

/** It waits for the company. */
export const waitingStates = ['received', 'seen'] as const satisfies readonly DropState[]
/** The company reads the CV; what was refused, ran out or was taken back is closed to it. */
export const heldStates = [
  'received',
  'seen',
  'replied',
  'added_to_pool',
  'added_to_job',
] as const satisfies readonly DropState[]

const held: readonly DropState[] = heldStates
export const isHeld = (state: DropState): boolean => held.includes(state)

/** What a team may still do with it. */
export const answersFor = (state: DropState) =>
  (['reply', 'pool', 'add_to_job', 'reject'] as const).filter((event) => stateAfter(state, event) !== null)
