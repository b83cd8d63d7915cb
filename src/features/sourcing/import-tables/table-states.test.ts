import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type RowEvent,
  type RowState,
  rowAfter,
  rowEvents,
  rowStates,
  stateAfter,
  type TableEvent,
  type TableState,
  tableEvents,
  tableStates,
} from './table-states.ts'

const open = { change: 'preview', check: 'checking', discard: 'discarded' } as const
const tables: Record<TableState, Partial<Record<TableEvent, TableState>>> = {
  preview: open,
  checking: { ...open, checked: 'checked' },
  checked: { ...open, start: 'importing' },
  importing: { finish: 'done' },
  done: { undo: 'undoing' },
  undoing: { undone: 'undone' },
  undone: {},
  discarded: {},
}
const rows: Record<RowState, Partial<Record<RowEvent, RowState>>> = {
  new: { reset: 'new', pass: 'ready', fill: 'fills', fail: 'faulty', match: 'duplicate', refuse: 'refused' },
  ready: { reset: 'new', make: 'made', match: 'duplicate', refuse: 'refused' },
  ...{ faulty: { reset: 'new' }, duplicate: { reset: 'new' }, refused: { reset: 'new' } },
  fills: { reset: 'new', write: 'filled', match: 'duplicate' },
  filled: { undo: 'undone', keep: 'kept' },
  made: { undo: 'undone', keep: 'kept' },
  ...{ undone: {}, kept: {} },
}

test('every state and event of a table leads where it should, and nowhere else', () => {
  for (const state of tableStates)
    for (const event of tableEvents)
      assert.equal(stateAfter(state, event), tables[state][event] ?? null, `${state} ${event}`)
})

test('every state and event of a row leads where it should, and nowhere else', () => {
  for (const state of rowStates)
    for (const event of rowEvents) assert.equal(rowAfter(state, event), rows[state][event] ?? null, `${state} ${event}`)
})
