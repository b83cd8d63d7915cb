import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ImportEvent, type ImportState, importEvents, importStates, isHeld, stateAfter } from './import-states.ts'

const ends = { refuse: 'refused', expire: 'expired', merge: 'merged', withdraw: 'withdrawn' } as const
const expected: Record<ImportState, Partial<Record<ImportEvent, ImportState>>> = {
  draft: { invite: 'invited', consent: 'consented', claim: 'claimed', ...ends },
  invited: { invite: 'invited', consent: 'consented', claim: 'claimed', ...ends },
  consented: { consent: 'consented', claim: 'claimed', ...ends },
  claimed: ends,
  refused: {},
  expired: {},
  merged: { unmerge: 'draft' },
  withdrawn: {},
}

test('every state and event leads where it should, and nowhere else', () => {
  for (const state of importStates)
    for (const event of importEvents)
      assert.equal(stateAfter(state, event), expected[state][event] ?? null, `${state} ${event}`)
})

test('what ended is held no more', () => {
  assert.deepEqual(
    importStates.filter((state) => !isHeld(state)),
    ['refused', 'expired', 'merged', 'withdrawn'],
  )
})
