import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logNumberAt, readLogName, unbroken } from './log-names.ts'
import { type About, findOutdated, logAfter, nearestCopy } from './plan.ts'

const aCopy = (day: number, from: string, timeline = 1): About => ({
  ...{
    id: `202611${day}T010000Z`,
    system: '7',
    begun_at: `2026-11-${day}T01:00:00Z`,
    ended_at: `2026-11-${day}T01:10:00Z`,
  },
  ...{ from, to: from, timeline, postgres: '18', files: 0, bytes: 1 },
})
const name = (number: number, timeline = 1) =>
  [timeline, Math.floor(number / 256), number % 256]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
const log = (from: number, to: number, timeline = 1) =>
  Array.from({ length: to - from + 1 }, (_, index) => name(from + index, timeline))

test('names of the log go on over the end of a part, and what is no such name is none', () => {
  assert.deepEqual(readLogName('0000000100000002000000FF'), { timeline: 1, number: 767 })
  assert.equal(logNumberAt('2/FF000028'), 767)
  assert.deepEqual(unbroken(log(254, 258), 1, 255), log(255, 258))
  for (const other of ['', '00000002.history', '0000000100000002000000FF.partial', '0000000100000002000000fg'])
    assert.equal(readLogName(other), null, other)
})

test('the newest copy from before the moment is chosen, with its own log up to the first that is missing', () => {
  const copies = [aCopy(10, '0/5000028'), aCopy(12, '0/9000028'), aCopy(11, '0/7000028')]
  const all = [...log(5, 10), ...log(12, 14), ...log(9, 20, 2)]
  const at = (moment: string | null) => nearestCopy(copies, moment === null ? null : new Date(moment))
  assert.equal(at('2026-11-10T01:09:59Z'), undefined)
  assert.equal(at('2026-11-11T01:09:59Z')?.id, copies[0]?.id)
  assert.equal(at('2026-11-11T20:00:00Z')?.id, copies[2]?.id)
  assert.equal(at(null)?.id, copies[1]?.id)
  assert.deepEqual(logAfter(aCopy(11, '0/7000028'), all), log(7, 10))
})

test('of what is older than the kept days the copy that leads to their beginning stays, and its log', () => {
  const copies = [aCopy(10, '0/5000028'), aCopy(11, '0/7000028'), aCopy(12, '0/9000028')]
  const listed = copies.map((about) => ({ id: about.id, about }))
  const torn = [
    { id: '20261110T020000Z', about: null },
    { id: '20261111T020000Z', about: null },
  ]
  const found = findOutdated([...listed, ...torn], log(3, 12), new Date('2026-11-11T12:00:00Z'))
  assert.deepEqual(found.copies, [copies[0]?.id, torn[0]?.id], 'one torn just now may still be written')
  assert.deepEqual(found.log, log(3, 6))
  assert.deepEqual(findOutdated(listed, log(3, 12), new Date('2026-11-01')).copies, [])
  assert.deepEqual(findOutdated(torn, log(3, 12), new Date('2026-12-01')), { copies: [], log: [] })
})
