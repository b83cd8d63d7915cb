import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isZone } from '#platform/shared/time-zone.ts'
import { freeTimes } from './free-times.ts'

const ask = (over: Partial<Parameters<typeof freeTimes>[0]>) =>
  freeTimes({
    zone: 'Asia/Dubai',
    minutes: 60,
    country: 'AE',
    now: new Date('2026-11-20T08:00:00Z'),
    busy: [],
    ...over,
  })
const hour = (zone: string, at: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at))
const weekday = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' }).format(at)

test('times are office hours of the zone, on working days of the country', () => {
  const times = ask({})
  assert.equal(times[0]?.toISOString(), '2026-11-23T05:00:00.000Z') // Monday, nine in Dubai
  assert.ok(times.every((at) => hour('Asia/Dubai', at) >= 9 && hour('Asia/Dubai', at) <= 17))
  const days = (country: string, zone: string) => [...new Set(ask({ country, zone }).map((at) => weekday(zone, at)))]
  assert.deepEqual(days('AE', 'Asia/Dubai'), ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
  assert.deepEqual(days('SA', 'Asia/Riyadh'), ['Sun', 'Mon', 'Tue', 'Wed', 'Thu'])
  assert.deepEqual(days('FR', 'Europe/Paris'), ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
})

test('what is taken is left out, to the minute', () => {
  const busy = [{ from: new Date('2026-11-23T06:00:00Z'), to: new Date('2026-11-23T07:00:00Z') }]
  const first = ask({ busy })
    .slice(0, 3)
    .map((at) => at.toISOString().slice(11, 16))
  assert.deepEqual(first, ['05:00', '07:00', '07:30'])
})

test('nine stays nine when clocks change', () => {
  const times = ask({ zone: 'Europe/Paris', country: 'FR', now: new Date('2026-10-22T08:00:00Z') })
  const nines = times.filter((at) => hour('Europe/Paris', at) === 9 && at.getUTCMinutes() === 0)
  assert.deepEqual(
    nines.slice(0, 2).map((at) => at.toISOString()),
    ['2026-10-23T07:00:00.000Z', '2026-10-26T08:00:00.000Z'],
  )
})

test('zones are those that Intl knows', () => {
  assert.deepEqual(['Asia/Riyadh', 'UTC', 'Mars/Base', ''].map(isZone), [true, true, false, false])
})
