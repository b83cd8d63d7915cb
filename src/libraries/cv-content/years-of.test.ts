import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthsOf, yearsOf } from './years-of.ts'

const now = new Date('2026-11-15T00:00:00Z')
const years = (...jobs: [string | null, string | null][]) =>
  yearsOf({ experience: jobs.map(([start, end]) => ({ start, end })) }, now)

test('months that two jobs cover count once, those between jobs not at all', () => {
  assert.equal(years(['2020-01', '2021-12']), 2)
  assert.equal(years(['2020-01', '2021-12'], ['2020-06', '2020-12']), 2)
  assert.equal(years(['2021-01', '2022-12'], ['2020-01', '2021-12']), 3)
  assert.equal(years(['2020-01', '2020-12'], ['2021-01', '2021-12']), 2)
  assert.equal(years(['2010-01', '2010-12'], ['2020-01', '2020-12']), 2)
})

test('a job without a beginning, one that ends before it begins and one of tomorrow count nothing, and nobody worked for a century', () => {
  assert.equal(years([null, '2020-12'], ['2020-05', '2019-01'], ['2031-01', 'present']), 0)
  assert.equal(years(['1900-01', 'present']), 60)
  assert.equal(years(['2024-12', 'present']), 2)
  assert.equal(monthsOf({ start: '2026-11', end: 'present' }, now), 1)
  assert.equal(monthsOf({ start: '2025', end: '2025' }, now), 12)
  assert.equal(monthsOf({ start: null, end: null }, now), 0)
})
