import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { gapsIn } from './gap-rules.ts'

const now = new Date('2026-05-20T00:00:00Z')
type Dates = [start: string | null, end: string | null]
const gaps = (jobs: Dates[], studies: Dates[] = []) => {
  const entry = ([start, end]: Dates) => ({ start, end })
  const content = CvContent.parse({
    experience: jobs.map(entry),
    education: studies.map(entry),
    language: 'en',
  })
  return gapsIn(content, now).map(({ from, to, months }) => `${from} ${to} ${months}`)
}

test('three silent months are a gap, two are not', () => {
  assert.deepEqual(
    gaps([
      ['2020-01', '2021-02'],
      ['2021-06', 'present'],
    ]),
    ['2021-03 2021-05 3'],
  )
  assert.deepEqual(
    gaps([
      ['2020-01', '2021-02'],
      ['2021-05', 'present'],
    ]),
    [],
  )
})

test('a study explains the time between jobs, and so does a job that goes on beside', () => {
  assert.deepEqual(
    gaps(
      [
        ['2015-01', '2016-12'],
        ['2019-01', 'present'],
      ],
      [['2017', '2018']],
    ),
    [],
  )
  assert.deepEqual(
    gaps([
      ['2010-01', 'present'],
      ['2012-01', '2013-01'],
    ]),
    [],
  )
})

test('time since the last job counts, whatever the order of the entries', () => {
  assert.deepEqual(
    gaps([
      ['2024-01', '2025-12'],
      ['2020-01', '2021-12'],
    ]),
    ['2026-01 2026-05 5', '2022-01 2023-12 24'],
  )
})

test('bare years fill their year; a single date stands for its own time', () => {
  assert.deepEqual(
    gaps([
      ['2019', '2021'],
      ['2022-11', 'present'],
    ]),
    ['2022-01 2022-10 10'],
  )
  assert.deepEqual(
    gaps([
      [null, '2024-03'],
      ['2024-04', 'present'],
    ]),
    [],
  )
  assert.deepEqual(
    gaps([
      ['2025-02', null],
      ['2026-01', 'present'],
    ]),
    [],
  )
})

test('odd dates ask nothing foolish', () => {
  assert.deepEqual(gaps([]), [])
  assert.deepEqual(gaps([[null, null]]), [])
  assert.deepEqual(gaps([[null, 'present']]), [])
  assert.deepEqual(
    gaps([
      ['2023-05', '2020-01'],
      ['2023-06', 'present'],
    ]),
    [],
  )
  assert.deepEqual(gaps([['2030-01', 'present']]), [])
  assert.deepEqual(gaps([['2020-01', '2031-01']]), [])
})

test('gaps never overlap, never lie outside a life, and are always long enough', () => {
  const date = fc.oneof(
    fc.constantFrom(null, 'present'),
    fc.integer({ min: 1990, max: 2030 }).map(String),
    fc
      .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  )
  const entry = fc.record({ start: date.map((one) => (one === 'present' ? null : one)), end: date })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (experience) => {
      const found = gapsIn(CvContent.parse({ experience, language: 'en' }), now)
      for (const [at, gap] of found.entries()) {
        assert.ok(gap.months >= 3 && gap.from <= gap.to && gap.to <= '2026-05')
        const later = found[at - 1]
        if (later) assert.ok(gap.to < later.from)
      }
    }),
  )
})
