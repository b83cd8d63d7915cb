import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VisitState } from '../visit-states.ts'
import { soonestFirst } from './soonest-first.ts'

const aVisit = (state: VisitState, date: string, starts_at: string | null = null) => ({
  ...{ state, when: starts_at ? { starts_at } : null },
  open_day: { dates: [date] },
})

test('of several open days the one where a desk calls stands first, then where one is, what comes next, what was last', () => {
  const far = aVisit('confirmed', '2027-03-01', '2027-03-01T08:00:00Z')
  const next = aVisit('registered', '2027-02-10')
  const there = aVisit('queued', '2027-02-01')
  const called = aVisit('called', '2027-02-01')
  const [old, older] = [aVisit('done', '2026-12-01'), aVisit('cancelled', '2026-11-01')]
  assert.deepEqual(soonestFirst([older, far, old, there, next, called]), [called, there, next, far, old, older])
})
