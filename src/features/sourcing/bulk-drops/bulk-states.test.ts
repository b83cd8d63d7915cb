import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BulkEvent, type BulkState, bulkEvents, bulkStates, eventOfRefusal, stateAfter } from './bulk-states.ts'

const expected: Record<BulkState, Partial<Record<BulkEvent, BulkState>>> = {
  parsing: { read: 'needs_review', fail: 'unreadable', encrypt: 'encrypted', misfit: 'unsupported', undo: 'undone' },
  needs_review: { create: 'created', merge: 'merged', skip: 'skipped', undo: 'undone' },
  created: { undo: 'undone' },
  ...{ merged: {}, skipped: {}, unsupported: {}, encrypted: {}, unreadable: {}, undone: {} },
}

test('every state and event leads where it should, and nowhere else', () => {
  for (const state of bulkStates)
    for (const event of bulkEvents)
      assert.equal(stateAfter(state, event), expected[state][event] ?? null, `${state} ${event}`)
})

test('what keeps a file from being read names its state', () => {
  assert.deepEqual(['file_encrypted', 'file_unsupported', 'file_wordless'].map(eventOfRefusal), [
    'encrypt',
    'misfit',
    'fail',
  ])
})
