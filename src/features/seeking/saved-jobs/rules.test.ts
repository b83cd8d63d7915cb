import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beforeEnd, mayKeepMore, mostSaved, statusOf } from './rules.ts'

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour))

test('the reminder comes three days before the end, one day for whoever saves late, none on the last day', () => {
  const end = at(20)
  assert.deepEqual(beforeEnd(at(1), end), at(17))
  assert.deepEqual(beforeEnd(at(17), end), at(19))
  assert.deepEqual(beforeEnd(at(18), end), at(19))
  assert.equal(beforeEnd(at(19), end), null)
  assert.equal(beforeEnd(at(1), null), null)
})

test('what is true of a saved job', () => {
  const now = at(10)
  const of = (state: string, end: Date | null = at(30), isShown = true) => statusOf({ state, isShown, end }, now)
  assert.equal(of('live'), 'open')
  assert.equal(of('live', null), 'open')
  assert.equal(of('live', at(17)), 'open')
  assert.equal(of('live', at(17, 11)), 'closing')
  assert.equal(of('paused', at(11)), 'paused')
  assert.equal(of('closed', at(1)), 'closed')
  for (const state of ['draft', 'submitted', 'suspended', 'archived']) assert.equal(of(state), 'gone')
  assert.equal(of('live', at(30), false), 'gone')
})

test('one keeps so many jobs and no more', () => {
  assert.deepEqual(mayKeepMore(mostSaved - 1), { refused: false })
  assert.deepEqual(mayKeepMore(mostSaved), { refused: true, code: 'too_many_saved' })
})
