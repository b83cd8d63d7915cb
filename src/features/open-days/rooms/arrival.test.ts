import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { aDay, aDesk, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { arrivesFrom, mayArrive } from './arrival.ts'
import * as contract from './contract.ts'

const site = await aSite()
const seen = (key: string) => new Visitor(site).call(contract.showRoom, { key }).then(({ data }) => data)
const begins = (date: string) => new Date(`${date}T06:00:00Z`).getTime()

/** A day of one desk and the keys of people who booked its first half-hour, 10:00 in Dubai. */
async function aBookedDay(way: 'online' | 'on_site', count: number, by: Visitor[] = []) {
  const employer = await aTrustedEmployer(site)
  const date = inDays(site, 10)
  const day = await aDay(site, employer.visitor, { way, desks: [aDesk(date, { way })], venue: 'Hall B', city_id: 1 })
  const people: { id: string; key: string }[] = []
  for (let one = 0; one < count; one++) {
    const email = `arrives.${day.id.slice(-8)}.${one}@example.com`
    const asked = { day: day.id, name: `Visitor ${one}`, email, lang: 'en', date, half: 20, team: 1 } as const
    const { data } = await (by[one] ?? new Visitor(site)).call(bookVisit, asked)
    people.push({ id: data.visit, key: data.key ?? '' })
  }
  return { employer, date, day: day.id, people }
}

test('a visitor from home comes into the line by a press half an hour before, once, and then has a number', async () => {
  const { date, people } = await aBookedDay('online', 2)
  const [one = { id: '', key: '' }, two = { id: '', key: '' }] = people
  const guest = new Visitor(site)
  await guest.refused('arrival_early', contract.arriveInRoom, { key: one.key })
  const before = await seen(one.key)
  assert.deepEqual(
    [before.number, before.begins_at, before.own_time, before.arrival],
    [
      null,
      new Date(begins(date)).toISOString(),
      true,
      { from: new Date(begins(date) - 30 * 60_000).toISOString(), open: false },
    ],
  )
  site.later(begins(date) - 30 * 60_000 - site.world.now().getTime())
  assert.equal((await seen(two.key)).arrival?.open, true)
  const tries = await Promise.allSettled([1, 2, 3].map(() => guest.call(contract.arriveInRoom, { key: one.key })))
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1)
  await guest.call(contract.arriveInRoom, { key: two.key })
  const [first, second] = [await seen(one.key), await seen(two.key)]
  assert.deepEqual(
    [first, second].map(({ state, number, ahead, begins_at, arrival }) => [state, number, ahead, begins_at, arrival]),
    [
      ['checked_in', 1, 0, null, null],
      ['checked_in', 2, 1, null, null],
    ],
  )
  await guest.refused('link_expired', contract.arriveInRoom, { key: 'no-such-link' })
})

test('in a hall the door lets people in, and whoever is in already is not let in again', async () => {
  const { employer, date, day, people } = await aBookedDay('on_site', 1)
  const [one = { id: '', key: '' }] = people
  site.later(Math.max(0, begins(date) - site.world.now().getTime()))
  await new Visitor(site).refused('visit_state', contract.arriveInRoom, { key: one.key })
  assert.equal((await seen(one.key)).arrival, null)
  const at = site.world.now().toISOString()
  await employer.visitor.call(checkIn, { day, entries: [{ visit: one.id, at }] })
  await new Visitor(site).refused('visit_state', contract.arriveInRoom, { key: one.key })
})

test('nobody comes into a day that is over or was never out, and whoever waits for a place has none to come to', () => {
  const now = new Date('2027-01-10T08:00:00Z')
  const day = { state: 'live', starts_at: now } as const
  const visit = { state: 'confirmed', way: 'online', starts_at: now } as const
  assert.equal(mayArrive(visit, day, now).refused, false)
  for (const state of ['ended', 'reported', 'cancelled', 'postponed', 'draft'] as const)
    assert.deepEqual(mayArrive(visit, { ...day, state }, now), { refused: true, code: 'open_day_state' })
  for (const state of ['waitlisted', 'invited', 'cancelled', 'done', 'left', 'queued'] as const)
    assert.equal(arrivesFrom({ ...visit, state }, day), null)
  // without a half-hour of one's own the day counts
  const early = new Date(now.getTime() - 31 * 60_000)
  const loose = { ...visit, state: 'registered', starts_at: null } as const
  assert.deepEqual(mayArrive(loose, day, early), { refused: true, code: 'arrival_early' })
})
