import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedAllDay, halfHours, keyOf, paint } from './hour-rules.ts'
import { type Booking, plannedCells, seat } from './plan-cells.ts'

const open = paint(closedAllDay, 20, 22, 'open')
const one = { id: 'one', team: 1, way: 'on_site' as const, hours: { '2026-12-01': paint(open, 22, 22, 'walk_in') } }
const two = { id: 'two', team: 2, way: 'on_site' as const, hours: { '2026-12-01': open } }
const lengths = { slot_minutes: 15, buffer_minutes: 0, time_zone: 'Asia/Dubai' }
const booking = (visit: string, over: Partial<Booking> = {}): Booking => ({
  ...{ visit, desk: 'one', team: 1, way: 'on_site', date: '2026-12-01', half: 20 },
  ...over,
})
const takenIn = (cells: ReturnType<typeof seat>['cells']) =>
  Object.fromEntries(cells.filter(({ taken }) => taken > 0).map((cell) => [keyOf(cell), cell.taken]))

test('each open half-hour has the places of its length; where people only walk in nobody books', () => {
  const cells = plannedCells([one], ['2026-12-01', '2026-12-02'], lengths)
  assert.deepEqual(
    cells.map(({ half, kind, places }) => [half, kind, places]),
    [
      [20, 'open', 2],
      [21, 'open', 2],
      [22, 'walk_in', 0],
    ],
  )
})

test('who has a place keeps it where it is still open', () => {
  const { cells, moved } = seat(plannedCells([one], ['2026-12-01'], lengths), [booking('a'), booking('b')])
  assert.deepEqual(moved, [])
  assert.deepEqual(takenIn(cells), { 'one 2026-12-01 20': 2 })
})

test('who loses it is moved to the nearest of the same team, then to another team, then to none', () => {
  const cells = plannedCells([one, two], ['2026-12-01'], { ...lengths, slot_minutes: 30 })
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((visit) => booking(visit))
  const { moved, cells: seated } = seat(cells, people)
  assert.deepEqual(
    moved.map(({ visit, to }) => [visit, to && `${to.desk} ${to.half}`]),
    [
      ['b', 'one 21'],
      ['c', 'two 20'],
      ['d', 'two 21'],
      ['e', 'two 22'],
      ['f', null],
    ],
  )
  assert.ok(seated.every(({ taken, places }) => taken <= places))
})

test('nobody who comes is sent online', () => {
  const online = { ...two, way: 'online' as const }
  const { moved } = seat(plannedCells([online], ['2026-12-01'], lengths), [booking('a')])
  assert.equal(moved[0]?.to, null)
})

test('nobody is offered a half-hour that the clock leaves out, and one that comes twice is one; whole days have 48', () => {
  const open = 'o'.repeat(halfHours)
  const [spring, autumn, usual] = ['2027-03-28', '2027-10-31', '2027-06-01']
  const desk = { ...one, hours: { [spring]: open, [autumn]: open, [usual]: open } }
  const halves = (date: string) =>
    plannedCells([desk], [date], { ...lengths, time_zone: 'Europe/Paris' }).map(({ half }) => half)
  assert.deepEqual(
    [4, 5].map((half) => halves(spring).includes(half)),
    [false, false],
  )
  assert.deepEqual(
    [spring, autumn, usual].map((date) => halves(date).length),
    [46, 48, 48],
  )
})
