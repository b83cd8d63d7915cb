import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { daysIn, yearsDownFrom } from './days.ts'

test('a month has as many days as the calendar says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      assert.equal(daysIn(month, year), new Date(Date.UTC(year, month, 0)).getUTCDate())
    }),
  )
  assert.deepEqual([daysIn(2, null), daysIn(null, null), daysIn(null, 2000)], [29, 31, 31])
})

test('years run from this one down to 1950', () => {
  const years = yearsDownFrom(2026)
  assert.deepEqual([years[0], years.at(-1), years.length], [2026, 1950, 77])
  assert.deepEqual(yearsDownFrom(1949), [])
})
