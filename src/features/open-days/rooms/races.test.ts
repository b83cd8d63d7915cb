import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { bookVisit, cancelVisit, changeVisit } from '#features/open-days/visits/contract.ts'
import type { Call, Takes } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { callNext, moveInRoom, pauseDesk } from './contract.ts'
import { keepNote } from './note-contract.ts'
import { moveSeats } from './seating-contract.ts'

const site = await aSite()
const guest = new Visitor(site)
const press = <C extends Call>(by: Visitor, call: C, input: Takes<C>) =>
  by.ask(call, input).then(({ statusCode }) => statusCode)
/** Nothing broke on the way: each press was done, or refused with a reason. */
const expectSense = (codes: readonly number[]) =>
  assert.ok(
    codes.every((code) => code < 500),
    codes.join(' '),
  )
const visitsOf = async (day: string) =>
  (
    await site.pool.query(
      'select id, state, outcome, called_desk_id, calls, number from day_visits where day_id = $1',
      [day],
    )
  ).rows

test('desks that press again and again while seats are swapped and desks rest call nobody twice', async () => {
  const { employer, day, first, second } = await aRoom(site, 4)
  const by = employer.visitor
  const codes = await Promise.all([
    ...[first, second, first, second, first, second].map((desk) => press(by, callNext, desk)),
    press(by, moveSeats, { day, desk: first.desk, move: 'swap', with: second.desk }),
    press(by, pauseDesk, { ...second, paused: true }),
    press(by, pauseDesk, { ...second, paused: false }),
  ])
  expectSense(codes)
  const called = (await visitsOf(day)).filter(({ state }) => state === 'called')
  assert.equal(new Set(called.map(({ called_desk_id }) => called_desk_id)).size, called.length)
  assert.ok(called.length > 0 && called.every(({ calls }) => calls === 1))
})

test('a day that ends while desks call leaves nobody in a queue, and closes once the talk that went on is over', async () => {
  const { employer, day, first, second } = await aRoom(site, 4)
  const by = employer.visitor
  await site.pool.query("update open_days set state = 'live' where id = $1", [day])
  const visit = (await by.call(callNext, first)).data.current?.id ?? ''
  await by.call(moveInRoom, { ...first, visit, move: 'begin' })
  expectSense(
    await Promise.all([
      press(by, callNext, second),
      press(by, moveDay, { day, move: 'end' }),
      press(by, callNext, second),
    ]),
  )
  await site.settle()
  const states = (await visitsOf(day)).map(({ id, state, outcome }) => (id === visit ? state : `${state} ${outcome}`))
  assert.deepEqual(states.toSorted(), ['done unseen', 'done unseen', 'done unseen', 'in_session'])
  await by.refused('open_day_state', moveInRoom, { ...first, visit, move: 'back' })
  await by.refused('visits_open', moveDay, { day, move: 'report' })
  await by.call(moveInRoom, { ...first, visit, move: 'finish', outcome: 'keep_on_file' })
  await by.call(moveDay, { day, move: 'report' })
})

test('a desk calls, and its talk begins, is noted and ends while somebody else holds the day', async () => {
  const { employer, day, first } = await aRoom(site, 1)
  const by = employer.visitor
  const holder = await site.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from open_days where id = $1 for update', [day])
    const visit = (await by.call(callNext, first)).data.current?.id ?? ''
    await by.call(moveInRoom, { ...first, visit, move: 'begin' })
    await by.call(keepNote, { ...first, visit, note: 'Calm' })
    const ended = await by.call(moveInRoom, { ...first, visit, move: 'finish', outcome: 'shortlisted' })
    assert.equal(ended.data.current, null)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  assert.deepEqual(
    (await visitsOf(day)).map(({ state, outcome }) => [state, outcome]),
    [['done', 'shortlisted']],
  )
})

test('whom another desk takes in this moment is passed over; the last one is waited for, since that desk may let go again', async () => {
  const { employer, day, people, first, second } = await aRoom(site, 2)
  const by = employer.visitor
  const holder = await site.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from day_visits where day_id = $1 and number = 1 for update', [day])
    assert.equal((await by.call(callNext, first)).data.current?.id, people[1]?.id)
    const waiting = by.call(callNext, second)
    await holder.query('select pg_sleep(0.2)')
    await holder.query('rollback')
    assert.equal((await waiting).data.current?.id, people[0]?.id)
  } finally {
    holder.release()
  }
  await by.refused('desk_busy', callNext, first)
})

test('somebody who is let in while they change or cancel has one place or none, and the half-hours add up', async () => {
  const { employer, day } = await aRoom(site, 0)
  const asked = { day, name: 'Samir Haddad', lang: 'en' as const, date: (await dateOf(day)) ?? '', half: 20, team: 1 }
  const people = await Promise.all(
    [0, 1].map(async () => (await guest.call(bookVisit, { ...asked, email: `${newId()}@example.com` })).data),
  )
  const at = site.world.now().toISOString()
  expectSense(
    await Promise.all(
      people.flatMap(({ key, visit }, one) => [
        one
          ? press(guest, cancelVisit, { key: key ?? '', visit })
          : press(guest, changeVisit, { key: key ?? '', visit, date: asked.date, half: 21, team: 1 }),
        press(employer.visitor, checkIn, { day, entries: [{ visit, at }] }),
      ]),
    ),
  )
  const taken = await site.pool.query(
    'select coalesce(sum(taken), 0)::int as taken from open_day_cells c join open_day_desks d on d.id = c.desk_id where d.day_id = $1',
    [day],
  )
  const { rows } = await site.pool.query(
    "select count(*)::int as count from day_visits where day_id = $1 and half is not null and state <> 'cancelled'",
    [day],
  )
  assert.equal(taken.rows[0].taken, rows[0].count)
})

const dateOf = async (day: string): Promise<string | undefined> =>
  (
    await site.pool.query(
      'select on_date::text as date from open_day_cells c join open_day_desks d on d.id = c.desk_id where d.day_id = $1 limit 1',
      [day],
    )
  ).rows[0]?.date
