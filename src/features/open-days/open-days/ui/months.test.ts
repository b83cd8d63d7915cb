import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthAfter, monthAt, monthEnd, weeksOf } from './months.ts'

test('a month begins in the week of its first day, whichever day the week begins with', () => {
  const weeks = weeksOf('2026-12', 1)
  assert.deepEqual(weeks[0], [null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
  assert.equal(weeks.flat().filter(Boolean).length, 31)
  assert.equal(weeksOf('2026-12', 0)[0]?.[2], '2026-12-01')
  assert.ok(weeks.every((week) => week.length === 7))
})

test('years turn, February is short, and what is no month is the present one', () => {
  assert.deepEqual([monthAfter('2026-12', 1), monthAfter('2027-01', -1)], ['2027-01', '2026-12'])
  assert.deepEqual([monthEnd('2028-02'), monthEnd('2026-11')], ['2028-02-29', '2026-11-30'])
  assert.deepEqual([monthAt('2026-13', '2026-11-25'), monthAt('2027-02', '2026-11-25')], ['2026-11', '2027-02'])
})
