import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hourOf, mayWait, minuteOf, nextDigest, quietUntil } from './time-rules.ts'

const zone = 'Asia/Dubai' // four hours ahead, all year
const at = (utc: string) => new Date(`${utc}Z`)
const night = { from: minuteOf('22:00'), to: minuteOf('07:30'), zone }

test('quiet hours over midnight end in the morning, on the clock of the person', () => {
  assert.equal(quietUntil(night, at('2026-11-22T19:00:00'))?.toISOString(), '2026-11-23T03:30:00.000Z')
  assert.equal(quietUntil(night, at('2026-11-22T22:00:00'))?.toISOString(), '2026-11-23T03:30:00.000Z')
  assert.equal(quietUntil(night, at('2026-11-23T03:30:00')), null)
  assert.equal(quietUntil(night, at('2026-11-22T17:59:00')), null)
  assert.equal(quietUntil(night, at('2026-11-22T18:00:00'))?.toISOString(), '2026-11-23T03:30:00.000Z')
})

test('quiet hours within a day; none at all; and the night in which clocks change', () => {
  const noon = { from: minuteOf('12:00'), to: minuteOf('14:00'), zone }
  assert.equal(quietUntil(noon, at('2026-11-22T08:30:00'))?.toISOString(), '2026-11-22T10:00:00.000Z')
  assert.equal(quietUntil(noon, at('2026-11-22T10:00:00')), null)
  assert.equal(quietUntil({ ...noon, to: noon.from }, at('2026-11-22T08:30:00')), null)
  assert.equal(quietUntil(null, at('2026-11-22T08:30:00')), null)
  const paris = { from: minuteOf('23:00'), to: minuteOf('07:00'), zone: 'Europe/Paris' }
  assert.equal(quietUntil(paris, at('2026-10-24T22:00:00'))?.toISOString(), '2026-10-25T06:00:00.000Z')
})

test('the next gathered mail: at eight of today or tomorrow, or of Monday', () => {
  assert.equal(nextDigest('daily', zone, at('2026-11-22T03:00:00')).toISOString(), '2026-11-22T04:00:00.000Z')
  assert.equal(nextDigest('daily', zone, at('2026-11-22T04:00:00')).toISOString(), '2026-11-23T04:00:00.000Z')
  // the 22nd is a Sunday
  assert.equal(nextDigest('weekly', zone, at('2026-11-22T09:00:00')).toISOString(), '2026-11-23T04:00:00.000Z')
  assert.equal(nextDigest('weekly', zone, at('2026-11-23T04:00:00')).toISOString(), '2026-11-30T04:00:00.000Z')
})

test('minutes of a day and back; what may wait', () => {
  assert.equal(hourOf(minuteOf('07:30')), '07:30')
  assert.ok(mayWait({ topic: 'messages' }))
  assert.ok(mayWait({ thread: {} }))
  assert.ok(!mayWait({}))
  assert.ok(!mayWait({ topic: 'applications', urgent: true }))
})
