import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personAfter, personEvents, personSides, personStates } from './person-states.ts'

/** Written out once more: only who waits for an answer goes anywhere. */
const expected: Record<string, string> = {
  ...{ 'send person': 'sent', 'find_known person': 'known', 'decline person': 'declined', 'expire site': 'expired' },
  ...{ 'withdraw recruiter': 'withdrawn', 'withdraw site': 'withdrawn' },
}

test('every event in every state by every side leads where it should, or nowhere', () => {
  let triples = 0
  for (const state of personStates)
    for (const event of personEvents)
      for (const side of personSides) {
        triples += 1
        const to = state === 'asked' ? (expected[`${event} ${side}`] ?? null) : null
        assert.equal(personAfter(state, event, side), to, `${state} ${event} by ${side}`)
      }
  assert.equal(triples, 90)
})
