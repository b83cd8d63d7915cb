import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, dateIn, mondayOf } from './week-days.ts'

test('a week begins on its Monday, over months and years, and whatever was written instead of a date', () => {
  const now = Date.parse('2026-11-26T10:00:00Z')
  assert.equal(mondayOf(null, now), '2026-11-23')
  assert.equal(mondayOf('2026-11-29', now), '2026-11-23')
  assert.equal(mondayOf('2027-01-01', now), '2026-12-28')
  for (const broken of ['2026-13-45', 'today', '']) assert.equal(mondayOf(broken, now), '2026-11-23', broken)
  assert.equal(addDays('2026-12-28', 7), '2027-01-04')
})

test('an hour near midnight lies on the day of whoever reads it', () => {
  assert.equal(dateIn('2026-11-26T21:30:00Z', 'Asia/Dubai'), '2026-11-27')
  assert.equal(dateIn('2026-11-26T21:30:00Z', 'Africa/Casablanca'), '2026-11-26')
})
