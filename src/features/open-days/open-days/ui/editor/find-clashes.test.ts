import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedAllDay, paint } from '../../hour-rules.ts'
import { clashesIn, isFridayNoonFree } from './find-clashes.ts'

const date = '2026-12-04'
const desk = (staff: string[], from: number, to: number) => ({
  staff,
  hours: { [date]: paint(closedAllDay, from, to, 'open') },
})

test('somebody at two desks at the same time is found with the stretch; one of several is not', () => {
  const desks = [desk(['hala'], 20, 25), desk(['hala'], 24, 30), desk(['hala', 'omar'], 40, 41)]
  assert.deepEqual(clashesIn(desks, [date]), [{ person: 'hala', desks: [0, 1], date, from: 24, to: 26 }])
  assert.deepEqual(clashesIn([desk(['hala', 'omar'], 20, 25), desk(['hala', 'omar'], 20, 25)], [date]), [])
  assert.deepEqual(clashesIn(desks, []), [])
})

test('Friday noon is free, taken, or no question at all', () => {
  assert.equal(isFridayNoonFree([desk([], 20, 23)], [date]), true)
  assert.equal(isFridayNoonFree([desk([], 20, 24)], [date]), false)
  assert.equal(isFridayNoonFree([desk([], 20, 24)], ['2026-12-03']), null)
})
