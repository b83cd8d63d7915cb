import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepsPlace } from '#features/open-days/door/rules.ts'
import { beyondPromise, expectedWait, inCallOrder } from './queue-rules.ts'

const now = new Date('2026-11-25T10:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const person = (number: number, over = {}) => ({
  ...{ number, handed_at: null, goes_first: false, starts_at: null },
  ...over,
})

test('sent on, then who cannot wait, then whose half-hour has come, then by number', () => {
  const people = [
    person(1),
    person(2, { starts_at: at(60) }),
    person(3, { starts_at: at(5) }),
    person(4, { starts_at: at(-30) }),
    person(5, { goes_first: true }),
    person(6, { handed_at: at(-1) }),
    person(7, { handed_at: at(-5) }),
  ]
  assert.deepEqual(
    inCallOrder(people, now).map(({ number }) => number),
    [7, 6, 5, 4, 3, 1, 2],
  )
})

test('a wait is said by what talks took today, and not at all where nobody can know', () => {
  assert.equal(expectedWait({ ahead: 3, desks: 2, minutes: [9, 10, 30] }), 20)
  assert.equal(expectedWait({ ahead: 0, desks: 1, minutes: [4, 4, 4] }), 5)
  assert.equal(expectedWait({ ahead: 3, desks: 2, minutes: [9, 10] }), null)
  assert.equal(expectedWait({ ahead: 3, desks: 0, minutes: [9, 10, 11] }), null)
})

test('back within two minutes keeps the place', () => {
  assert.deepEqual([keepsPlace(at(-2), now), keepsPlace(at(-3), now), keepsPlace(null, now)], [true, false, false])
})

test('a promise is broken once the half-hour that was booked is over; who just came was promised none', () => {
  const booked = (ago: number) => ({ starts_at: at(-ago) })
  assert.deepEqual(beyondPromise([booked(10), booked(30), { starts_at: null }], now), { count: 0, minutes: 0 })
  assert.deepEqual(beyondPromise([booked(45), booked(31), booked(5)], now), { count: 2, minutes: 15 })
})
