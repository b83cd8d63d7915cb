import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickTime, propose, showInvitation } from '#features/hiring/interviews/contract.ts'
import { interviewKey } from '#features/hiring/interviews/interview-key.ts'
import { acceptOffer } from '#features/hiring/offers/letter-contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aSentOffer } from '#tests/world/an-offer.ts'
import { aDay, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aCandidate, anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { listNextDates } from './contract.ts'

const hour = 3_600_000

test('what was agreed stands among what is next until two hours after it began; an invitation does not', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const slot = new Date(site.world.now().getTime() + 48 * hour).toISOString()
  const next = async () => (await candidate.visitor.call(listNextDates, {})).data
  const { data } = await employer.visitor.call(propose, {
    ...{ application, kind: 'on_site', minutes: 60, zone: 'Asia/Dubai', slots: [slot], people: [employer.id] },
    ...{ place: 'Gate 4', note: '', interview_guide: '' },
  })
  assert.deepEqual(await next(), [])
  const key = await interviewKey(backgroundContext(site.world), data.id)
  const { data: invited } = await new Visitor(site).call(showInvitation, { key })
  await new Visitor(site).call(pickTime, { key, version: invited.version, slot })
  assert.deepEqual(
    (await next()).map(({ kind, id, at, zone, how, place }) => [kind, id, at, zone, how, place]),
    [['interview', application, slot, 'Asia/Dubai', 'on_site', 'Gate 4']],
  )
  site.later(49 * hour)
  assert.equal((await next()).length, 1)
  site.later(2 * hour)
  assert.deepEqual(await next(), [])
  await new Visitor(site).refused('no_session', listNextDates, {})
})

test('a place at an open day stands there with its hour', async () => {
  const site = await aSite()
  const [employer, candidate] = [await aTrustedEmployer(site), await aCandidate(site)]
  const day = await aDay(site, employer.visitor)
  const asked = { day: day.id, name: 'Samir Haddad', lang: 'en', date: inDays(site, 10), half: 20, team: 1 } as const
  const { data: booked } = await candidate.visitor.call(bookVisit, asked)
  const { data } = await candidate.visitor.call(listNextDates, {})
  assert.deepEqual(
    data.map(({ kind, id, title }) => [kind, id, title]),
    [['open_day', booked.visit, 'Hospitality hiring day']],
  )
})

test('the first day of a job that was won stands nowhere, or goes on standing there', async () => {
  const site = await aSite()
  const { candidate, application, letter } = await aSentOffer(site)
  const next = async () => (await candidate.visitor.call(listNextDates, {})).data
  const start = inDays(site, 3)
  await site.world.db.updateTable('offers').set({ starts_on: start }).execute()
  assert.deepEqual(await next(), [])
  await candidate.visitor.call(acceptOffer, { key: letter.key, version: letter.version, name: candidate.name })
  assert.deepEqual(
    (await next()).map(({ kind, id, at, how }) => [kind, id, at, how]),
    [['start', application, `${start}T00:00:00.000Z`, null]],
  )
  site.later(5 * 24 * hour)
  assert.deepEqual(await next(), [])
})
