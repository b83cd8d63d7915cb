import type { Tone } from '#ui/basics/word.tsx'
import type { RowState, TableState } from '../table-states.ts'

export const tableTones = {
  preview: 'accent',
  checking: 'info',
  checked: 'accent',
  importing: 'info',
  done: 'good',
  undoing: 'info',
  undone: 'plain',
  discarded: 'plain',
} as const satisfies Record<TableState, Tone>

export const rowTones = {
  new: 'plain',
  ready: 'accent',
  fills: 'accent',
  faulty: 'bad',
  duplicate: 'warm',
  refused: 'plain',
  made: 'good',
  filled: 'good',
  undone: 'plain',
  kept: 'good',
} as const satisfies Record<RowState, Tone>
