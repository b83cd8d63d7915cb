import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { callNext, moveInRoom, showRoom, showRoomDesk } from '#features/open-days/rooms/contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { listVisits } from '#features/open-days/visits/team-contract.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aDay, aTrustedEmployer } from '#tests/world/open-days.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { bringBack, checkIn, checkOut, putFirst, showDoor } from './contract.ts'

const site = await aSite()
const at = () => site.world.now().toISOString()

/** An open day with people who booked it. */
async function aBooked(count: number) {
  const employer = await aTrustedEmployer(site)
  const day = await aDay(site, employer.visitor)
  for (let one = 0; one < count; one++) {
    const { visitor } = await aCandidate(site, { name: `Visitor ${one}` })
    await visitor.call(bookVisit, { day: day.id, name: `Visitor ${one}`, lang: 'en', date: day.date, half: 20 + one })
  }
  const { data } = await employer.visitor.call(listVisits, { day: day.id })
  return { employer, day: day.id, visits: data.map(({ id }) => id) }
}

test('whoever booked is let in once, with a number; a second door is told when and by whom', async () => {
  const { employer, day, visits } = await aBooked(2)
  const [first = '', second = ''] = visits
  const other = await aColleague(site, employer.page.id, 'interviewer')
  const entry = { visit: first, at: at() }
  const results = await Promise.all(
    [employer.visitor, other.visitor, employer.visitor].map((door) => door.call(checkIn, { day, entries: [entry] })),
  )
  const said = results.map(({ data }) => data[0]?.result)
  // the same check-in sent twice is one; of two doors one let them in
  assert.equal(said.filter((one) => one === 'in').length + said.filter((one) => one === 'already').length, 3)
  assert.notEqual(said[0] === 'in', said[1] === 'in')
  assert.equal(said[0], said[2])
  await employer.visitor.call(checkIn, { day, entries: [{ visit: second, at: at() }] })
  const { data } = await employer.visitor.call(showDoor, { day })
  assert.deepEqual(
    data.people.map(({ state, number }) => [state, number]),
    [
      ['checked_in', 1],
      ['checked_in', 2],
    ],
  )
  assert.deepEqual(data.counts, { expected: 2, came: 2, inside: 2 })
  await employer.visitor.call(checkOut, { day, visit: first })
  await employer.visitor.refused('visit_state', checkOut, { day, visit: first })
  assert.equal((await employer.visitor.call(showDoor, { day })).data.counts.inside, 1)
})

test('what a device wrote down without a line is merged: times count, nobody twice, strangers are named', async () => {
  const { employer, day, visits } = await aBooked(2)
  const stranger = await aBooked(1)
  const before = new Date(site.world.now().getTime() - 8 * 60_000).toISOString()
  const ahead = new Date(site.world.now().getTime() + 3_600_000).toISOString()
  const entries = [
    { visit: visits[0] ?? '', at: before },
    { visit: visits[1] ?? '', at: ahead },
    { visit: stranger.visits[0] ?? '', at: before },
  ]
  const { data } = await employer.visitor.call(checkIn, { day, entries })
  assert.deepEqual(
    data.map(({ result }) => result),
    ['in', 'in', 'unknown'],
  )
  assert.equal(data[0]?.person?.checked_in_at, before)
  assert.ok(Date.parse(data[1]?.person?.checked_in_at ?? '') <= site.world.now().getTime())
  assert.equal(data[2]?.person, null)
  const again = await employer.visitor.call(checkIn, { day, entries: entries.slice(0, 1) })
  assert.equal(again.data[0]?.result, 'in')
})

test('the door of another company is nobody else’s', async () => {
  const { day, visits } = await aBooked(1)
  const other = await aTrustedEmployer(site)
  await other.visitor.refused('not_found', showDoor, { day })
  await other.visitor.refused('not_found', checkIn, { day, entries: [{ visit: visits[0] ?? '', at: at() }] })
  await other.visitor.refused('not_found', checkOut, { day, visit: visits[0] ?? '' })
})

test('whoever is done is counted as inside while they are on the way out; who talks from home is in no house', async () => {
  const { employer, day, first, people } = await aRoom(site, 2)
  await site.pool.query("update open_days set way = 'hybrid' where id = $1", [day])
  await site.pool.query("update day_visits set way = 'on_site' where id = $1", [people[0]?.id])
  const inside = async () => (await employer.visitor.call(showDoor, { day })).data.counts.inside
  assert.equal(await inside(), 1)
  const { data } = await employer.visitor.call(callNext, first)
  const visit = data.current?.id ?? ''
  await employer.visitor.call(moveInRoom, { ...first, visit, move: 'begin' })
  await employer.visitor.call(moveInRoom, { ...first, visit, move: 'finish', outcome: 'shortlisted' })
  assert.equal(await inside(), 1)
  await site.pool.query("update day_visits set ended_at = ended_at - interval '11 minutes' where id = $1", [visit])
  assert.equal(await inside(), 0)
})

test('whom the team marked as left by mistake is back with the number they had, while the day is open', async () => {
  const { employer, day, people, first } = await aRoom(site, 2)
  const [gone, other] = people.map(({ id }) => id)
  const back = { day, visit: gone ?? '' }
  await employer.visitor.refused('visit_state', bringBack, back)
  await employer.visitor.call(checkOut, back)
  await site.pool.query("update day_visits set left_at = left_at - interval '1 hour' where id = $1", [gone])
  await (await aTrustedEmployer(site)).visitor.refused('not_found', bringBack, back)
  const { data } = await employer.visitor.call(bringBack, back)
  assert.deepEqual([data.state, data.number], ['queued', 1])
  const desk = await employer.visitor.call(callNext, first)
  assert.equal(desk.data.current?.id, gone)
  await employer.visitor.call(moveInRoom, { ...first, visit: gone ?? '', move: 'gone' })
  const again = await employer.visitor.call(bringBack, back)
  assert.deepEqual([again.data.state, again.data.number], ['queued', 1])
  await employer.visitor.call(checkOut, { day, visit: other ?? '' })
  await employer.visitor.call(moveDay, { day, move: 'start' })
  await employer.visitor.call(moveDay, { day, move: 'end' })
  await employer.visitor.refused('open_day_state', bringBack, { day, visit: other ?? '' })
})

test('whoever waits for a place and comes is let in by the door, and is not counted as expected', async () => {
  const employer = await aTrustedEmployer(site)
  const day = await aDay(site, employer.visitor, { slot_minutes: 30 })
  const place = { day: day.id, lang: 'en', date: day.date, half: 20, team: 1 } as const
  const guests = [new Visitor(site), new Visitor(site)]
  await guests[0]?.call(bookVisit, { ...place, name: 'Has a place', email: 'has@example.com' })
  await guests[1]?.call(bookVisit, { ...place, name: 'Waits', email: 'waits@example.com', wait: true })
  const { data } = await employer.visitor.call(showDoor, { day: day.id })
  const waits = data.people.find(({ state }) => state === 'waitlisted')
  assert.deepEqual([waits?.name, data.counts.expected], ['Waits', 1])
  const entries = [{ visit: waits?.id ?? '', at: at() }]
  const entered = await employer.visitor.call(checkIn, { day: day.id, entries })
  assert.deepEqual([entered.data[0]?.result, entered.data[0]?.person?.number], ['in', 1])
})

test('whoever cannot wait is called first, by the door or a desk they visit; nobody else puts anybody first', async () => {
  const { employer, day, first, people } = await aRoom(site, 3)
  const [one = '', , three = ''] = people.map(({ id }) => id)
  const { visitor } = employer
  const interviewer = await aColleague(site, employer.page.id, 'interviewer')
  await interviewer.visitor.call(putFirst, { day, visit: three, first: true })
  const { data: desk } = await visitor.call(showRoomDesk, first)
  assert.deepEqual([desk.queue[0]?.id, desk.queue[0]?.goes_first], [three, true])
  assert.equal((await visitor.call(showDoor, { day })).data.people.find(({ id }) => id === three)?.goes_first, true)
  const room = async () => (await new Visitor(site).call(showRoom, { key: people[0]?.key ?? '' })).data.ahead
  assert.equal(await room(), 1)
  await visitor.call(putFirst, { day, visit: three, first: false })
  assert.equal((await visitor.call(callNext, first)).data.current?.id, one)
  await visitor.refused('visit_state', putFirst, { day, visit: one, first: true })
  const other = await aTrustedEmployer(site)
  await other.visitor.refused('not_found', putFirst, { day, visit: three, first: true })
})
