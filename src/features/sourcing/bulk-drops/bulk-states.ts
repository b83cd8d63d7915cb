import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How far one file has come (product.md, "CV drop", bulk). What follows of a person stands at the person. */
export const bulkStates = [
  'parsing',
  'needs_review',
  'created',
  'merged',
  'skipped',
  'unsupported',
  'encrypted',
  'unreadable',
  'undone',
] as const
export type BulkState = (typeof bulkStates)[number]

export const bulkEvents = ['read', 'fail', 'encrypt', 'misfit', 'create', 'merge', 'skip', 'undo'] as const
export type BulkEvent = (typeof bulkEvents)[number]

const table: Record<BulkState, Partial<Record<BulkEvent, BulkState>>> = {
  parsing: { read: 'needs_review', fail: 'unreadable', encrypt: 'encrypted', misfit: 'unsupported', undo: 'undone' },
  needs_review: { create: 'created', merge: 'merged', skip: 'skipped', undo: 'undone' },
  created: { undo: 'undone' },
  // what somebody's record took over stays there as a version
  merged: {},
  skipped: {},
  unsupported: {},
  encrypted: {},
  unreadable: {},
  undone: {},
}

/** The state that follows; null where this cannot happen. */
export const stateAfter = (state: BulkState, event: BulkEvent): BulkState | null => table[state][event] ?? null

/** @returns yes, or the refusal `bulk_state` */
export const mayMoveItem = (state: BulkState, event: BulkEvent): Answer =>
  stateAfter(state, event) ? yes : refuse('bulk_state')

/** Files of one go. */
export const mostFiles = 100
/** States of files in which nothing could be read: they count for nothing and cost nothing. */
export const unread = ['unsupported', 'encrypted', 'unreadable'] as const satisfies readonly BulkState[]

/** What a refused reading makes of a file. */
const refusals: Record<string, BulkEvent> = { file_unsupported: 'misfit', file_encrypted: 'encrypt' }
export const eventOfRefusal = (code: string): BulkEvent => refusals[code] ?? 'fail'

/** What nobody looked over is forgotten after so many days, tests sooner. */
export const keptDays = 30
