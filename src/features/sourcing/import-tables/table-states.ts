import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How far a table has come. */
export const tableStates = [
  'preview',
  'checking',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
  'discarded',
] as const
export type TableState = (typeof tableStates)[number]

export const tableEvents = ['change', 'check', 'checked', 'start', 'finish', 'undo', 'undone', 'discard'] as const
export type TableEvent = (typeof tableEvents)[number]

const open = { change: 'preview', check: 'checking', discard: 'discarded' } as const

const table: Record<TableState, Partial<Record<TableEvent, TableState>>> = {
  preview: open,
  checking: { ...open, checked: 'checked' },
  checked: { ...open, start: 'importing' },
  importing: { finish: 'done' },
  done: { undo: 'undoing' },
  undoing: { undone: 'undone' },
  undone: {},
  discarded: {},
}

/** The state that follows; null where this cannot happen. */
export const stateAfter = (state: TableState, event: TableEvent): TableState | null => table[state][event] ?? null

/** @returns yes, or the refusal `table_state` */
export const mayMoveTable = (state: TableState, event: TableEvent): Answer =>
  stateAfter(state, event) ? yes : refuse('table_state')

/** What became of a row. */
export const rowStates = [
  'new',
  'ready',
  'fills',
  'faulty',
  'duplicate',
  'refused',
  'made',
  'filled',
  'undone',
  'kept',
] as const
export type RowState = (typeof rowStates)[number]

export const rowEvents = ['pass', 'fill', 'fail', 'match', 'refuse', 'reset', 'make', 'write', 'undo', 'keep'] as const
export type RowEvent = (typeof rowEvents)[number]

const looked = { reset: 'new' } as const

const rows: Record<RowState, Partial<Record<RowEvent, RowState>>> = {
  new: { ...looked, pass: 'ready', fill: 'fills', fail: 'faulty', match: 'duplicate', refuse: 'refused' },
  // between the look and the import the same person may have come another way, or said no
  ready: { ...looked, make: 'made', match: 'duplicate', refuse: 'refused' },
  // somebody the company has, of whom the row knows more; by the time of the import they may say it themselves
  fills: { ...looked, write: 'filled', match: 'duplicate' },
  faulty: looked,
  duplicate: looked,
  refused: looked,
  made: { undo: 'undone', keep: 'kept' },
  filled: { undo: 'undone', keep: 'kept' },
  undone: {},
  kept: {},
}

/** The state of a row that follows; null where this cannot happen. */
export const rowAfter = (state: RowState, event: RowEvent): RowState | null => rows[state][event] ?? null

/** Rows that became nobody, which can be corrected in a file and loaded again. */
export const leftOut = ['faulty', 'duplicate', 'refused'] as const satisfies readonly RowState[]

/** What nobody goes on with is forgotten after so many days; the cells of what was imported as well. */
export const keptDays = 30
export const mostTableBytes = 20_000_000
