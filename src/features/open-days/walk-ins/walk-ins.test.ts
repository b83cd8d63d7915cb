import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showDoor } from '#features/open-days/door/contract.ts'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { showRoom } from '#features/open-days/rooms/contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aDay, aTrustedEmployer } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
const who = (at: number) => ({
  name: `Walker ${at}`,
  email: `walker.${at}@example.com`,
  lang: 'en' as const,
  team: 1,
  attempt: newId(),
})

/** A day that goes on and takes people without a booking, with the key on its wall. */
async function aWall(over: object = {}, { live = true } = {}) {
  const employer = await aTrustedEmployer(site)
  const day = await aDay(site, employer.visitor, { walk_ins: true, ...over })
  if (live) await employer.visitor.call(moveDay, { day: day.id, move: 'start' })
  const { data: door } = await employer.visitor.call(showDoor, { day: day.id })
  return { employer, day, key: door.walk_in_url?.split('/').at(-1) ?? '' }
}

test('whoever scans the wall is in with a number at once, with a CV, and stands in the room', async () => {
  const { employer, day, key } = await aWall()
  const shown = await new Visitor(site).call(contract.showWalkIn, { key })
  assert.deepEqual([shown.data.closed_to, shown.data.teams.length], [null, 1])
  const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }
  const { data } = await new Visitor(site).call(contract.walkIn, { key, ...who(1) }, { files: { cv } })
  const room = await new Visitor(site).call(showRoom, { key: data.key ?? '' })
  assert.deepEqual([room.data.state, room.data.number, room.data.ahead], ['checked_in', 1, 0])
  const door = await employer.visitor.call(showDoor, { day: day.id })
  assert.deepEqual(door.data.counts, { expected: 1, came: 1, inside: 1 })
})

test('twenty at the wall at once get twenty numbers; an address that is in already is told to nobody', async () => {
  const { key } = await aWall()
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) => new Visitor(site).call(contract.walkIn, { key, ...who(at) })),
  )
  const rooms = await Promise.all(all.map(({ data }) => new Visitor(site).call(showRoom, { key: data.key ?? '' })))
  const numbers = rooms.map(({ data }) => data.number ?? 0).toSorted((a, b) => a - b)
  assert.deepEqual(
    numbers,
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  const again = await new Visitor(site).call(contract.walkIn, { key, ...who(3), name: 'Somebody else' })
  const { data: room } = await new Visitor(site).call(showRoom, { key: again.data.key })
  assert.deepEqual([again.data.again, room.number], [false, 21])
  const mails = (await site.settle()).filter(({ to }) => to === 'walker.3@example.com')
  assert.equal(mails.length, 2, 'the number, and the number again')
})

test('a try whose answer was lost on the way gives the same number again', async () => {
  const { key } = await aWall()
  const form = { key, ...who(50) }
  const [one, two] = await Promise.all([1, 2].map(() => new Visitor(site).call(contract.walkIn, form)))
  const rooms = await Promise.all(
    [one, two].map((sent) => new Visitor(site).call(showRoom, { key: sent?.data.key ?? '' })),
  )
  assert.deepEqual(
    rooms.map(({ data }) => data.number),
    [1, 1],
  )
})

test('nobody comes in before the day begins, over the number the house holds, to a foreign desk, or with a forged key', async () => {
  const early = await aWall({}, { live: false })
  await new Visitor(site).refused('walk_in_closed', contract.walkIn, { key: early.key, ...who(1) })
  const { key } = await aWall({ most_inside: 1 })
  await new Visitor(site).refused('invalid', contract.walkIn, { key, ...who(1), team: 9 })
  await new Visitor(site).call(contract.walkIn, { key, ...who(1) })
  await new Visitor(site).refused('house_full', contract.walkIn, { key, ...who(2) })
  assert.equal((await new Visitor(site).call(contract.showWalkIn, { key })).data.closed_to, 'house_full')
  await new Visitor(site).refused('link_expired', contract.walkIn, { key: `${key}x`, ...who(3) })
  const without = await aWall({ walk_ins: false })
  assert.equal(without.key, '')
})

test('at the wall nobody learns whether an address has booked; its owner gets the ticket again', async () => {
  const { day, key } = await aWall()
  const booked = {
    day: day.id,
    name: 'Mona',
    email: 'mona.wall@example.com',
    lang: 'en' as const,
    date: day.date,
    half: 20,
  }
  await new Visitor(site).call(bookVisit, booked)
  await site.settle()
  const at = { key, ...who(1), email: booked.email }
  const { data } = await new Visitor(site).call(contract.walkIn, at)
  const { data: other } = await new Visitor(site).call(contract.walkIn, { key, ...who(2) })
  assert.deepEqual([Object.keys(data), data.again], [Object.keys(other), other.again])
  const { data: room } = await new Visitor(site).call(showRoom, { key: data.key })
  assert.deepEqual([room.state, room.number], ['checked_in', 1])
  const mails = (await site.settle()).filter(({ to }) => to === booked.email)
  assert.equal(mails.length, 2, 'the ticket, and the ticket again')
  // a lost answer comes again, as long as it is the same form
  const { data: lost } = await new Visitor(site).call(contract.walkIn, at)
  assert.equal((await new Visitor(site).call(showRoom, { key: lost.key })).data.number, 1)
})
