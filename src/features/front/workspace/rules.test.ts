import assert from 'node:assert/strict'
import { test } from 'node:test'
import { soonestDueFirst } from './rules.ts'

test('the job whose answer is due next comes first, one that owes none last', () => {
  const dues = [null, '2026-12-04T10:00:00.000Z', '2026-11-28T10:00:00.000Z', '2026-11-30T10:00:00.000Z']
  const sorted = dues.map((next_due_at) => ({ next_due_at })).toSorted(soonestDueFirst)
  assert.deepEqual(
    sorted.map(({ next_due_at }) => next_due_at),
    [dues[2], dues[3], dues[1], null],
  )
})
