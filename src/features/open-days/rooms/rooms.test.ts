import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { editDay } from '#features/open-days/open-days/team-contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { aDay, aDesk, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
const at = () => site.world.now().toISOString()

/** A day with two desks of one team and one of another, and people who came. */
async function aRoom(count: number) {
  const employer = await aTrustedEmployer(site)
  const date = inDays(site, 10)
  const online = { way: 'online' as const }
  const desks = [aDesk(date, online), aDesk(date, online), aDesk(date, { ...online, name: 'Kitchen' })]
  const day = await aDay(site, employer.visitor, { desks })
  const people: { id: string; key: string }[] = []
  for (let one = 0; one < count; one++) {
    const { visitor } = await aCandidate(site, { name: `Visitor ${one}` })
    const asked = { day: day.id, name: `Visitor ${one}`, lang: 'en', date, half: 20, team: 1 } as const
    const { data } = await visitor.call(bookVisit, asked)
    people.push({ id: data.visit, key: data.key ?? '' })
    await employer.visitor.call(checkIn, { day: day.id, entries: [{ visit: data.visit, at: at() }] })
  }
  const { data: draft } = await employer.visitor.call(editDay, { day: day.id })
  const [first = '', second = '', kitchen = ''] = draft.fields.desks.map(({ id }) => id)
  const room = (desk: string) => ({ day: day.id, desk })
  return { employer, day: day.id, people, first: room(first), second: room(second), kitchen: room(kitchen) }
}
const seen = (key: string) => new Visitor(site).call(contract.showRoom, { key }).then(({ data }) => data)

test('two desks of a team that call at once call two people; each is called once, and the visitor reads where to go', async () => {
  const { employer, first, second, people } = await aRoom(3)
  const [one, two, three] = people.map(({ key }) => key)
  assert.deepEqual((await seen(three ?? '')).ahead, 2)
  const called = await Promise.all([first, second].map((desk) => employer.visitor.call(contract.callNext, desk)))
  const ids = called.map(({ data }) => data.current?.id)
  assert.deepEqual(new Set(ids), new Set(people.slice(0, 2).map(({ id }) => id)))
  await employer.visitor.refused('desk_busy', contract.callNext, first)
  const rooms = [await seen(one ?? ''), await seen(two ?? ''), await seen(three ?? '')]
  assert.deepEqual(
    rooms.map(({ state, ahead, number }) => [state, ahead, number]),
    [
      ['called', null, 1],
      ['called', null, 2],
      ['checked_in', 0, 3],
    ],
  )
  assert.notEqual(rooms[0]?.desk?.number, rooms[1]?.desk?.number)
})

test('a talk begins, ends with an outcome and never without one; only the desk that called decides', async () => {
  const { employer, first, second, people } = await aRoom(2)
  const { data } = await employer.visitor.call(contract.callNext, first)
  const visit = data.current?.id ?? ''
  const move = (desk: typeof first, over: object) => ({ ...desk, visit, ...over }) as never
  await employer.visitor.refused('visit_state', contract.moveInRoom, move(second, { move: 'begin' }))
  await employer.visitor.refused('visit_state', contract.moveInRoom, move(first, { move: 'finish', outcome: 'offer' }))
  await employer.visitor.call(contract.moveInRoom, move(first, { move: 'begin' }))
  await employer.visitor.refused('invalid', contract.moveInRoom, move(first, { move: 'finish' }))
  await employer.visitor.refused('invalid', contract.moveInRoom, move(first, { move: 'finish', outcome: 'unseen' }))
  const done = await employer.visitor.call(
    contract.moveInRoom,
    move(first, { move: 'finish', outcome: 'shortlisted', rating: 4, note: 'Calm' }),
  )
  assert.deepEqual([done.data.current, done.data.seen, done.data.queue.length], [null, 1, 1])
  const told = await seen(people[0]?.key ?? '')
  assert.deepEqual([told.state, told.outcome], ['done', 'shortlisted'])
  assert.ok(!('room_note' in told))
})

test('whoever is sent on goes first there; back in the queue means one’s own place; gone is gone', async () => {
  const { employer, first, kitchen, people } = await aRoom(2)
  const [one, two] = people.map(({ id }) => id)
  const call = async (desk: typeof first) => (await employer.visitor.call(contract.callNext, desk)).data.current?.id
  const move = (desk: typeof first, visit: string | undefined, over: object) =>
    employer.visitor.call(contract.moveInRoom, { ...desk, visit, ...over } as never)
  assert.equal(await call(first), one)
  await move(first, one, { move: 'back' })
  assert.equal(await call(first), one)
  await move(first, one, { move: 'begin' })
  await employer.visitor.refused('invalid', contract.moveInRoom, {
    ...first,
    visit: one,
    move: 'hand',
    team: 99,
  } as never)
  const { data } = await employer.visitor.call(contract.showRoomDesk, first)
  await move(first, one, { move: 'hand', team: data.teams[0]?.team })
  assert.equal(await call(kitchen), one)
  assert.equal(await call(first), two)
  await move(first, two, { move: 'gone' })
  assert.equal((await seen(people[1]?.key ?? '')).state, 'left')
  await employer.visitor.refused('queue_empty', contract.callNext, first)
})

test('a desk that rests calls nobody; another company sees and does nothing', async () => {
  const { employer, day, first } = await aRoom(1)
  await employer.visitor.call(contract.pauseDesk, { ...first, paused: true })
  await employer.visitor.refused('desk_paused', contract.callNext, first)
  const hall = await employer.visitor.call(contract.showHall, { day })
  assert.deepEqual(
    hall.data.desks.map(({ state }) => state),
    ['paused', 'free', 'free'],
  )
  assert.deepEqual(hall.data.counts, { waiting: 1, talking: 0, done: 0 })
  await employer.visitor.call(contract.pauseDesk, { ...first, paused: false })
  const other = await aTrustedEmployer(site)
  await other.visitor.refused('not_found', contract.showRoomDesk, first)
  await other.visitor.refused('not_found', contract.callNext, first)
  await other.visitor.refused('not_found', contract.showHall, { day })
})

test('a visitor who goes and is back soon keeps the number; later they get a new one', async () => {
  const { people, day } = await aRoom(2)
  const [one, two] = people.map(({ key }) => key)
  const guest = new Visitor(site)
  await guest.refused('visit_state', contract.returnToRoom, { key: one ?? '' })
  await guest.call(contract.leaveRoom, { key: one ?? '' })
  assert.deepEqual([(await seen(one ?? '')).state, (await seen(two ?? '')).ahead], ['left', 0])
  await guest.call(contract.returnToRoom, { key: one ?? '' })
  assert.deepEqual([(await seen(one ?? '')).number, (await seen(two ?? '')).ahead], [1, 1])
  await guest.call(contract.leaveRoom, { key: one ?? '' })
  const long = new Date(site.world.now().getTime() - 180_000)
  await site.world.db
    .updateTable('day_visits')
    .set({ left_at: long })
    .where('day_id', '=', day)
    .where('state', '=', 'left')
    .execute()
  await guest.call(contract.returnToRoom, { key: one ?? '' })
  assert.deepEqual([(await seen(one ?? '')).number, (await seen(two ?? '')).ahead], [3, 0])
})
