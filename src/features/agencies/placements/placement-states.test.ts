import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  mayMovePlacement,
  type PlacementState,
  placementAfter,
  placementEvents,
  placementEventsFrom,
  placementSides,
  placementStates,
} from './placement-states.ts'

/** Written out once more: every state, and all that may happen to it by whom. */
const expected: Record<PlacementState, Record<string, PlacementState>> = {
  agreed: { 'start agency': 'started', 'start site': 'started', 'cancel agency': 'lost' },
  started: { 'pass site': 'passed', 'leave agency': 'left' },
  passed: {},
  left: {
    'stay agency': 'started',
    'replace agency': 'replaced',
    'refund agency': 'refunded',
    'lose agency': 'lost',
    'lose site': 'lost',
  },
  replaced: {},
  refunded: {},
  lost: {},
}

test('every event in every state by every side leads where it should, or nowhere', () => {
  let pairs = 0
  for (const state of placementStates)
    for (const event of placementEvents)
      for (const side of placementSides) {
        pairs += 1
        const to = expected[state][`${event} ${side}`] ?? null
        assert.equal(placementAfter(state, event, side), to, `${state} ${event} by ${side}`)
        assert.equal(mayMovePlacement(state, event, side).refused, to === null)
      }
  assert.equal(pairs, placementStates.length * placementEvents.length * placementSides.length)
})

test('nobody but the clock lets a guarantee pass', () => {
  assert.deepEqual(placementEventsFrom('started'), ['leave'])
  assert.deepEqual(placementEventsFrom('passed'), [])
})
