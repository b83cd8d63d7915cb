import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { roundStep, roundTop } from './range-steps.ts'

test('the line ends at a round number with room above the amount, and has at most a hundred steps', () => {
  assert.deepEqual([null, 0, 30, 7000, 12_000, 40_000].map(roundTop), [20_000, 20_000, 50, 20_000, 20_000, 100_000])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
      const top = roundTop(amount)
      return top >= amount * 1.5 && top <= amount * 5 && top / roundStep(top) <= 100 && /^[125]0*$/.test(String(top))
    }),
  )
})
