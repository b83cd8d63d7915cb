import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  mayMoveRecruiter,
  type RecruiterState,
  recruiterAfter,
  recruiterEvents,
  recruiterEventsFrom,
  recruiterSides,
  recruiterStates,
} from './recruiter-states.ts'

/** Written out once more: every state, and all that may happen to it by whom. */
const expected: Record<RecruiterState, Record<string, RecruiterState>> = {
  asked: { 'accept agency': 'active', 'decline agency': 'declined', 'end company': 'ended', 'end site': 'ended' },
  active: { 'end company': 'ended', 'end agency': 'ended', 'end site': 'ended' },
  declined: { 'ask company': 'asked' },
  ended: { 'ask company': 'asked' },
}

test('every event in every state by every side leads where it should, or nowhere', () => {
  let pairs = 0
  for (const state of recruiterStates)
    for (const event of recruiterEvents)
      for (const side of recruiterSides) {
        pairs += 1
        const to = expected[state][`${event} ${side}`] ?? null
        assert.equal(recruiterAfter(state, event, side), to, `${state} ${event} by ${side}`)
        assert.equal(mayMoveRecruiter(state, event, side).refused, to === null)
      }
  assert.equal(pairs, 48)
})

test('an agency answers an invitation by yes or no, and may leave once it is in', () => {
  assert.deepEqual(recruiterEventsFrom('asked', 'agency'), ['accept', 'decline'])
  assert.deepEqual(recruiterEventsFrom('active', 'agency'), ['end'])
})
