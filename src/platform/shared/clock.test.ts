import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockOf, momentOf } from './clock.ts'

test('a clock shows the moment it was set to, in summer and in winter', () => {
  assert.equal(momentOf('2026-07-01T09:30', 'Europe/Paris')?.toISOString(), '2026-07-01T07:30:00.000Z')
  assert.equal(momentOf('2026-12-01T09:30', 'Europe/Paris')?.toISOString(), '2026-12-01T08:30:00.000Z')
  assert.equal(clockOf(new Date('2026-12-01T08:30:00Z'), 'Europe/Paris'), '2026-12-01T09:30')
})

test('no day, or one in no time zone, is no moment', () => {
  assert.equal(momentOf('2026-13-01T09:30', 'Europe/Paris'), null)
  assert.equal(momentOf('2026-12-01T09:30', 'No/Where'), null)
})
