import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedAllDay, hoursPattern, kindAt, paint, placesOf, spanOf, timeOfHalf } from './hour-rules.ts'

test('a stretch is painted from either end, and the rest stays', () => {
  const open = paint(closedAllDay, 20, 23, 'open')
  const lunch = paint(open, 22, 21, 'break')
  assert.match(lunch, hoursPattern)
  assert.deepEqual(
    [19, 20, 21, 22, 23, 24].map((half) => kindAt(lunch, half)),
    [null, 'open', 'break', 'break', 'open', null],
  )
  assert.equal(paint(lunch, 0, 47, null), closedAllDay)
})

test('a desk sees as many people in half an hour as fit with their pauses, and one at least', () => {
  assert.deepEqual([placesOf(10, 0), placesOf(10, 5), placesOf(20, 10), placesOf(30, 0)], [3, 2, 1, 1])
})

test('a day begins with its first half-hour and ends after its last', () => {
  assert.equal(spanOf([closedAllDay]), null)
  assert.deepEqual(spanOf([paint(closedAllDay, 20, 25, 'open'), paint(closedAllDay, 30, 47, 'walk_in')]), {
    first: 20,
    end: 48,
  })
  assert.deepEqual([timeOfHalf(0), timeOfHalf(21), timeOfHalf(48)], ['00:00', '10:30', '24:00'])
})
