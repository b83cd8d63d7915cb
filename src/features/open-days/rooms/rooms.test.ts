import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bringBack, checkIn } from '#features/open-days/door/contract.ts'
import { aTrustedEmployer } from '#tests/world/open-days.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { giveFeedback } from './feedback-contract.ts'
import { keepNote } from './note-contract.ts'
import { announce } from './seating-contract.ts'

const site = await aSite()
const seen = (key: string) => new Visitor(site).call(contract.showRoom, { key }).then(({ data }) => data)

test('two desks of a team that call at once call two people; each is called once, and the visitor reads where to go', async () => {
  const { employer, first, second, people } = await aRoom(site, 3)
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
  const { employer, first, second, people } = await aRoom(site, 2)
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

test('what a desk notes while they talk is there after a reload, for the desk that goes on, and for no other', async () => {
  const { employer, first, kitchen } = await aRoom(site, 1)
  const { data } = await employer.visitor.call(contract.callNext, first)
  const visit = data.current?.id ?? ''
  await employer.visitor.call(keepNote, { ...first, visit, note: 'Calm, quick' })
  await employer.visitor.refused('visit_state', keepNote, { ...kitchen, visit, note: 'Mine' })
  await (await aTrustedEmployer(site)).visitor.refused('not_found', keepNote, { ...first, visit, note: 'Mine' })
  const again = await employer.visitor.call(contract.showRoomDesk, first)
  assert.equal(again.data.current?.room_note, 'Calm, quick')
  await employer.visitor.call(contract.moveInRoom, { ...first, visit, move: 'gone' })
  await employer.visitor.refused('visit_state', keepNote, { ...first, visit, note: 'Late' })
})

test('whoever is sent on goes first there; back in the queue means one’s own place; gone is gone', async () => {
  const { employer, first, kitchen, people } = await aRoom(site, 2)
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
  // not there at once: still sent on, and still first
  await move(kitchen, one, { move: 'back' })
  const { data: sentOn } = await employer.visitor.call(contract.showRoomDesk, kitchen)
  assert.deepEqual(
    sentOn.queue.map(({ id, handed }) => [id, handed]),
    [[one, true]],
  )
  assert.equal(await call(kitchen), one)
  assert.equal(await call(first), two)
  await move(first, two, { move: 'gone' })
  assert.equal((await seen(people[1]?.key ?? '')).state, 'left')
  await employer.visitor.refused('queue_empty', contract.callNext, first)
})

test('a desk that rests calls nobody; another company sees and does nothing', async () => {
  const { employer, day, first } = await aRoom(site, 1)
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
  const { people, day } = await aRoom(site, 2)
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

test('what is said to everybody stands in each room; how it was is said by whoever was there', async () => {
  const { employer, day, people, first } = await aRoom(site, 2)
  const [one = { key: '' }, two = { key: '' }] = people
  await employer.visitor.call(announce, { day, words: 'Lunch from one to two' })
  assert.deepEqual(
    (await seen(one.key)).announcements.map(({ words }) => words),
    ['Lunch from one to two'],
  )
  assert.equal((await employer.visitor.call(contract.showHall, { day })).data.announcements.length, 1)
  const guest = new Visitor(site)
  await guest.refused('visit_state', giveFeedback, { key: one.key, stars: 5 })
  const { data } = await employer.visitor.call(contract.callNext, first)
  const visit = data.current?.id ?? ''
  await employer.visitor.call(contract.moveInRoom, { ...first, visit, move: 'begin' })
  await employer.visitor.call(contract.moveInRoom, { ...first, visit, move: 'finish', outcome: 'not_suitable' })
  await guest.refused('invalid', giveFeedback, { key: one.key, stars: 6 })
  await guest.call(giveFeedback, { key: one.key, stars: 4, words: 'Quick' })
  assert.deepEqual((await seen(one.key)).feedback, { stars: 4, words: 'Quick' })
  assert.equal((await seen(two.key)).feedback, null)
  const other = await aTrustedEmployer(site)
  await other.visitor.refused('not_found', announce, { day, words: 'Not mine' })
})

test('whoever is called and does not come is a no-show; they or the door bring them back, and whoever was let in before is not let in again', async () => {
  const { employer, day, first, people } = await aRoom(site, 2)
  const [one = { id: '', key: '' }, two = { id: '', key: '' }] = people
  const { visitor } = employer
  const missed = (visit: string) => ({ ...first, visit, move: 'missed' }) as const
  await visitor.refused('visit_state', contract.moveInRoom, missed(one.id))
  await visitor.call(contract.callNext, first)
  const { data } = await visitor.call(contract.moveInRoom, missed(one.id))
  assert.deepEqual([data.current, (await seen(one.key)).state], [null, 'no_show'])
  const entry = { visit: one.id, at: site.world.now().toISOString() }
  assert.equal((await visitor.call(checkIn, { day, entries: [entry] })).data[0]?.result, 'already')
  await new Visitor(site).call(contract.returnToRoom, { key: one.key })
  const back = await seen(one.key)
  assert.deepEqual([back.state, back.number, back.ahead], ['queued', 1, 0])
  await visitor.call(contract.callNext, first)
  await visitor.call(contract.moveInRoom, missed(one.id))
  await visitor.call(bringBack, { day, visit: one.id })
  assert.equal((await visitor.call(contract.callNext, first)).data.current?.id, one.id)
  // whoever sits at the desk came
  await visitor.call(contract.moveInRoom, { ...first, visit: one.id, move: 'begin' })
  await visitor.refused('visit_state', contract.moveInRoom, missed(one.id))
  // who never came is in no line to come back to
  const { rows } = await site.pool.query(
    "update day_visits set state = 'no_show', number = null where id = $1 returning id",
    [two.id],
  )
  assert.equal(rows.length, 1)
  await new Visitor(site).refused('visit_state', contract.returnToRoom, { key: two.key })
})
