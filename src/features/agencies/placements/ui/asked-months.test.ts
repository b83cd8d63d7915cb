import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthsToChoose, readMonths } from './asked-months.ts'

test('whoever starts next month can be chosen, as can three years back and what an address asks for', () => {
  const months = monthsToChoose(new Date('2026-12-31T22:00:00Z'), { from: '2019-02', to: '2026-12' })
  assert.ok(months.includes('2027-01'))
  assert.deepEqual([months[0], months.at(-2), months.at(-1)], ['2027-12', '2024-01', '2019-02'])
  assert.equal(new Set(months).size, months.length)
  assert.deepEqual(readMonths(new URLSearchParams('from=2026-13&to=2026-02')), { to: '2026-02' })
})
