import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { showDay } from '#features/open-days/open-days/contract.ts'
import { closedAllDay, paint } from '#features/open-days/open-days/hour-rules.ts'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { bookVisit, showTickets } from '#features/open-days/visits/contract.ts'
import { aDay, aDesk, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
const dubai = (await site.pool.query<{ id: number }>("select id from cities where text_en = 'Dubai'")).rows[0]?.id ?? 0
const comeBy = paint(closedAllDay, 18, 35, 'walk_in')

/** A day on which people just come, to the hall or from home, that has begun. */
async function aComeByDay(way: 'hybrid' | 'online') {
  const employer = await aTrustedEmployer(site)
  const hours = { [inDays(site, 10)]: comeBy }
  const home = aDesk('', { name: 'From home', way: 'online', hours })
  const desks = way === 'hybrid' ? [aDesk('', { name: 'Reception', hours }), home] : [home]
  const day = await aDay(site, employer.visitor, {
    ...{ kind: 'walk_in', walk_ins: true, way, desks },
    ...(way === 'hybrid' && { venue: 'Hall 3', city_id: dubai }),
  })
  await employer.visitor.call(moveDay, { day: day.id, move: 'start' })
  const at = (desk: number) => ({ day: day.id, desk: desks[desk]?.id ?? '' })
  return { by: employer.visitor, day: day.id, address: day.address, at }
}
let people = 0
const register = async (day: string, way?: 'on_site' | 'online') => {
  const asked = { day, name: 'Samir Haddad', email: `by.${++people}@example.com`, lang: 'en', way } as const
  return { ...(await new Visitor(site).call(bookVisit, asked)).data, email: asked.email }
}
const seen = async (key: string | null) => (await new Visitor(site).call(contract.showRoom, { key: key ?? '' })).data

test('where people just come to a hybrid day, those from home wait for its online desks and those in the hall for the others', async () => {
  const { by, day, at } = await aComeByDay('hybrid')
  const [home, here] = [await register(day, 'online'), await register(day)]
  assert.equal((await seen(here.key)).arrival, null)
  const { tickets } = (await new Visitor(site).call(showTickets, { key: home.key ?? '' })).data
  assert.deepEqual(tickets[0]?.may, ['cancel'])
  site.later(new Date((await seen(home.key)).arrival?.from ?? 0).getTime() - site.world.now().getTime())
  await new Visitor(site).call(contract.arriveInRoom, { key: home.key ?? '' })
  const [hall, online] = [at(0), at(1)]
  // nobody is in the hall yet, though somebody waits at home
  assert.deepEqual((await by.call(contract.showRoomDesk, hall)).data.queue, [])
  await by.refused('queue_empty', contract.callNext, hall)
  const entries = [{ visit: here.visit, at: site.world.now().toISOString() }]
  await by.call(checkIn, { day, entries })
  assert.deepEqual([(await seen(home.key)).ahead, (await seen(here.key)).ahead], [0, 0])
  const { teams } = (await by.call(contract.showHall, { day })).data
  assert.deepEqual(
    teams.map(({ way, waiting }) => [way, waiting]),
    [
      ['on_site', 1],
      ['online', 1],
    ],
  )
  assert.equal((await by.call(contract.callNext, online)).data.current?.id, home.visit)
  assert.equal((await by.call(contract.callNext, hall)).data.current?.id, here.visit)
})

test('a day that is online alone has no door: nobody registers for it there, and the mail leads to the room', async () => {
  const { day, address } = await aComeByDay('online')
  assert.equal((await new Visitor(site).call(showDay, { address })).data.places, 0)
  const asked = { day, name: 'Samir Haddad', email: 'door@example.com', lang: 'en', way: 'on_site' } as const
  const problem = await new Visitor(site).refused('invalid', bookVisit, asked)
  assert.equal(problem.errors?.[0]?.field, 'way')
  const { email } = await register(day)
  const mail = (await site.settle()).find(({ to }) => to === email)
  assert.match(mail?.text ?? '', /Join any time from .*Your ticket leads to the online room\./)
  assert.doesNotMatch(mail?.text ?? '', /entrance/)
})
