import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockOf, isZone, momentOf, zoneWords } from './clock.ts'

test('a clock shows the moment it was set to, in summer and in winter', () => {
  assert.equal(momentOf('2026-07-01T09:30', 'Europe/Paris')?.toISOString(), '2026-07-01T07:30:00.000Z')
  assert.equal(momentOf('2026-12-01T09:30', 'Europe/Paris')?.toISOString(), '2026-12-01T08:30:00.000Z')
  assert.equal(clockOf(new Date('2026-12-01T08:30:00Z'), 'Europe/Paris'), '2026-12-01T09:30')
})

test('what is no day, or no time zone, is none', () => {
  assert.equal(momentOf('2026-13-01T09:30', 'Europe/Paris'), null)
  assert.equal(momentOf('2026-12-01T09:30', 'No/Where'), null)
  assert.ok(isZone('Asia/Dubai'))
  assert.ok(!isZone('No/Where'))
})

test('a time zone is named in the language of the reader', () => {
  assert.equal(zoneWords('Asia/Dubai', 'en-GB'), 'Gulf Standard Time')
  assert.match(zoneWords('Asia/Dubai', 'ar-AE-u-nu-latn'), /الخليج/)
})
