import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listDays } from '#features/open-days/open-days/contract.ts'
import { editDay, moveDay, saveDay } from '#features/open-days/open-days/team-contract.ts'
import { publishChanges } from '#features/open-days/visits/team-contract.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { callNext, moveInRoom, showHall, showRoom, showRoomDesk } from './contract.ts'
import { extendDay, moveSeats } from './seating-contract.ts'

const site = await aSite()

/** A room with two members who may sit at desks. */
async function aHall(count = 0) {
  const room = await aRoom(site, count)
  const [anna, omar] = [
    await aColleague(site, room.employer.page.id, 'interviewer'),
    await aColleague(site, room.employer.page.id, 'recruiter'),
  ]
  const { visitor } = room.employer
  const [first, second, kitchen] = [room.first.desk, room.second.desk, room.kitchen.desk]
  const move = (over: object) => visitor.call(moveSeats, { day: room.day, ...over } as never)
  const seats = async () => {
    const { data } = await visitor.call(showHall, { day: room.day })
    return data.desks.map(({ staff }) => staff.map(({ id }) => id))
  }
  return { ...room, visitor, anna, omar, desks: { first, second, kitchen }, move, seats }
}

test('a member sits at one desk; two desks swap; what was moved stands in the editor, and saying it again changes nothing', async () => {
  const { day, visitor, anna, omar, desks, move, seats } = await aHall()
  await move({ desk: desks.first, move: 'seat', user: anna.id })
  await move({ desk: desks.kitchen, move: 'seat', user: omar.id })
  assert.deepEqual(await seats(), [[anna.id], [], [omar.id]])
  await move({ desk: desks.second, move: 'seat', user: anna.id })
  await move({ desk: desks.second, move: 'seat', user: anna.id })
  assert.deepEqual(await seats(), [[], [anna.id], [omar.id]])
  await move({ desk: desks.second, move: 'swap', with: desks.kitchen })
  assert.deepEqual(await seats(), [[], [omar.id], [anna.id]])
  await move({ desk: desks.second, move: 'unseat', user: omar.id })
  const { data: draft } = await visitor.call(editDay, { day })
  assert.deepEqual(
    draft.fields.desks.map(({ staff }) => staff),
    [[], [], [anna.id]],
  )
  assert.deepEqual(draft.changed, [])
  const { fields, version } = draft
  await visitor.refused('changed_meanwhile', saveDay, { ...fields, day, version: version - 1 })
})

test('whoever is moved reads at the old desk where to go', async () => {
  const { day, anna, desks, move } = await aHall()
  await move({ desk: desks.first, move: 'seat', user: anna.id })
  const at = async (desk: string) => (await anna.visitor.call(showRoomDesk, { day, desk })).data
  assert.deepEqual([(await at(desks.first)).moved, (await at(desks.first)).staff.length], [null, 1])
  await move({ desk: desks.kitchen, move: 'seat', user: anna.id })
  assert.deepEqual((await at(desks.first)).moved, { desk: desks.kitchen, number: 3 })
  assert.equal((await at(desks.kitchen)).moved, null)
})

test('a desk that helps calls the other queue; the wait counts it there, and its own bookings stay', async () => {
  const { visitor, day, people, first, second, kitchen, desks, move } = await aHall(3)
  await move({ desk: desks.kitchen, move: 'team', team: 1 })
  const hall = (await visitor.call(showHall, { day })).data
  assert.deepEqual(
    hall.desks.map(({ team, helps }) => [team, helps]),
    [
      [1, false],
      [1, false],
      [1, true],
    ],
  )
  assert.equal(hall.teams.length, 2)
  const desk = (await visitor.call(showRoomDesk, kitchen)).data
  assert.deepEqual([desk.helps, desk.queue.length, desk.name], ['Front of house', 3, 'Kitchen'])
  const called = await Promise.all([first, second, kitchen].map((one) => visitor.call(callNext, one)))
  assert.deepEqual(new Set(called.map(({ data }) => data.current?.id)), new Set(people.map(({ id }) => id)))
  const visit = called[2]?.data.current?.id ?? ''
  await visitor.call(moveInRoom, { ...kitchen, visit, move: 'begin' })
  // sent on to whom it helps it would be its own queue; to its own team it may
  await visitor.refused('invalid', moveInRoom, { ...kitchen, visit, move: 'hand', team: 1 } as never)
  await visitor.call(moveInRoom, { ...kitchen, visit, move: 'hand', team: desk.team } as never)
  await move({ desk: desks.kitchen, move: 'team', team: desk.team })
  assert.equal((await visitor.call(callNext, kitchen)).data.current?.id, visit)
  const key = people.find(({ id }) => id === visit)?.key ?? ''
  assert.equal((await visitor.call(showRoom, { key })).data.desk?.name, 'Kitchen')
})

test('a desk on site calls none who wait at home; a team nobody has, a stranger, itself, and another company are refused', async () => {
  const { visitor, day, desks, anna } = await aHall()
  const refuse = (code: 'invalid' | 'not_found' | 'open_day_state', over: object) =>
    visitor.refused(code, moveSeats, { day, desk: desks.first, ...over } as never)
  const stranger = await aCandidate(site)
  await refuse('invalid', { move: 'seat', user: stranger.id })
  await refuse('invalid', { move: 'seat' })
  await refuse('invalid', { move: 'swap', with: desks.first })
  await refuse('invalid', { move: 'swap' })
  await refuse('invalid', { move: 'team', team: 99 })
  await refuse('invalid', { move: 'team' })
  await refuse('not_found', { move: 'seat', user: anna.id, desk: day })
  const other = await aRoom(site, 0)
  await refuse('invalid', { move: 'swap', with: other.first.desk })
  await other.employer.visitor.refused('not_found', moveSeats, { day, desk: desks.first, move: 'team', team: 2 })
  await anna.visitor.refused('not_allowed', moveSeats, { day, desk: desks.first, move: 'team', team: 2 })
  await site.pool.query("update open_day_desks set way = 'on_site' where id = $1", [desks.first])
  await refuse('invalid', { move: 'team', team: 2 })
  await site.pool.query("update open_days set state = 'ended' where id = $1", [day])
  await refuse('open_day_state', { move: 'seat', user: anna.id })
  const query = "select data->>'move' as move, actor_id from events where name = 'desk.seats_moved' and thing_id = $1"
  assert.equal((await site.pool.query(query, [day])).rowCount, 0)
})

test('two who seat the same member at once leave them at one desk; each move is history with who did it', async () => {
  const { day, employer, anna, desks, move, seats } = await aHall()
  await Promise.all(
    [desks.first, desks.second, desks.kitchen].map((desk) => move({ desk, move: 'seat', user: anna.id })),
  )
  assert.deepEqual((await seats()).flat(), [anna.id])
  const query = "select data->>'move' as move, actor_id from events where name = 'desk.seats_moved' and thing_id = $1"
  const { rows } = await site.pool.query(query, [day])
  assert.deepEqual([rows.length, new Set(rows.map(({ actor_id }) => actor_id))], [3, new Set([employer.id])])
})

test('a day that goes on ends later, from its end or from now, by four hours at most', async () => {
  const { day, visitor, anna } = await aHall()
  const longer = (minutes: number) => visitor.call(extendDay, { day, minutes: minutes as 30 })
  await visitor.refused('open_day_state', extendDay, { day, minutes: 30 })
  await visitor.call(moveDay, { day, move: 'start' })
  const endOf = async () => (await visitor.call(showHall, { day })).data.ends_at ?? ''
  const planned = await endOf()
  const minutesLater = async () => (Date.parse(await endOf()) - Date.parse(planned)) / 60_000
  assert.equal(Date.parse((await longer(30)).data.ends_at) - Date.parse(planned), 30 * 60_000)
  await longer(120)
  assert.equal(await minutesLater(), 150)
  // everybody reads it, on the clock of the place: it was open until 13:00
  const { data: listed } = await visitor.call(listDays, {})
  assert.equal(listed.find(({ id }) => id === day)?.until, '15:30')
  await visitor.refused('invalid', extendDay, { day, minutes: 120 })
  await visitor.refused('invalid', extendDay, { day, minutes: 45 as 30 })
  await anna.visitor.refused('not_allowed', extendDay, { day, minutes: 15 })
  // hours that are over are made up for
  await site.pool.query(`update open_days set ends_at = now() - interval '20 minutes 1 second' where id = $1`, [day])
  const { data } = await longer(60)
  assert.ok(Math.abs(Date.parse(data.ends_at) - site.world.now().getTime() - 60 * 60_000) < 61_000)
  // begun minutes count whole
  assert.equal(await minutesLater(), 231)
})

test('what was written anew closes no desk while somebody waits for it or sits there', async () => {
  const { day, employer, first } = await aRoom(site, 2)
  const by = employer.visitor
  const { data: draft } = await by.call(editDay, { day })
  const keep = async (ids: readonly string[], version: number) => {
    const desks = draft.fields.desks.filter(({ id }) => ids.includes(id))
    return (await by.call(saveDay, { ...draft.fields, day, version, desks })).data.version
  }
  const [, second = '', kitchen = ''] = draft.fields.desks.map(({ id }) => id)
  await by.call(callNext, first)
  // somebody sits at the first desk, somebody else waits for its team
  let version = await keep([kitchen], draft.version)
  await by.refused('desk_waited_for', publishChanges, { day, version, move_people: true })
  version = await keep([second, kitchen], version)
  await by.refused('desk_waited_for', publishChanges, { day, version, move_people: true })
  version = await keep([first.desk, kitchen], version)
  await by.call(publishChanges, { day, version, move_people: true })
})

test('nobody at home is sent on to a desk in the hall', async () => {
  const { day, employer, first, kitchen } = await aRoom(site, 1)
  const by = employer.visitor
  await site.pool.query("update open_day_desks set way = 'on_site' where id = $1", [kitchen.desk])
  const { data: desk } = await by.call(callNext, first)
  const visit = desk.current?.id ?? ''
  await by.call(moveInRoom, { ...first, visit, move: 'begin' })
  assert.deepEqual((await by.call(showRoomDesk, first)).data.teams, [])
  const { rows } = await site.pool.query('select team from open_day_desks where id = $1', [kitchen.desk])
  await by.refused('invalid', moveInRoom, { ...first, visit, move: 'hand', team: Number(rows[0]?.team) })
  assert.equal((await by.call(showHall, { day })).data.counts.talking, 1)
})
