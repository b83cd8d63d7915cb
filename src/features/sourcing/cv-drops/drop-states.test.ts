import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answersFor,
  type DropEvent,
  type DropState,
  dropEvents,
  dropStates,
  isHeld,
  stateAfter,
} from './drop-states.ts'

const expected: Record<DropState, Partial<Record<DropEvent, DropState>>> = {
  received: {
    ...{ see: 'seen', reply: 'replied', pool: 'added_to_pool', add_to_job: 'added_to_job', reject: 'rejected' },
    ...{ expire: 'expired', withdraw: 'withdrawn' },
  },
  seen: {
    ...{ reply: 'replied', pool: 'added_to_pool', add_to_job: 'added_to_job', reject: 'rejected' },
    ...{ expire: 'expired', withdraw: 'withdrawn' },
  },
  replied: { pool: 'added_to_pool', add_to_job: 'added_to_job', reject: 'rejected', withdraw: 'withdrawn' },
  added_to_pool: { add_to_job: 'added_to_job', reject: 'rejected', withdraw: 'withdrawn' },
  added_to_job: {},
  rejected: {},
  expired: {},
  withdrawn: {},
}

test('every state and event leads where it should, and nowhere else', () => {
  for (const state of dropStates)
    for (const event of dropEvents)
      assert.equal(stateAfter(state, event), expected[state][event] ?? null, `${state} ${event}`)
})

test('what ended is closed to the company and waits for no answer', () => {
  for (const state of ['rejected', 'expired', 'withdrawn'] as const) {
    assert.equal(isHeld(state), false)
    assert.deepEqual(answersFor(state), [])
  }
  assert.deepEqual(answersFor('replied'), ['pool', 'add_to_job', 'reject'])
})
