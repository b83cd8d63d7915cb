import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerRepresented, listRepresented, setWhoMayAsk } from '#features/agencies/representation/contract.ts'
import { addCv } from '#features/cvs/cvs/contract.ts'
import { writeAsPage } from '#features/hiring/applications/contract.ts'
import { propose } from '#features/hiring/interviews/contract.ts'
import * as letters from '#features/hiring/offers/letter-contract.ts'
import { checkIn } from '#features/open-days/door/contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import { writeToPerson } from '#features/sourcing/direct-messages/contract.ts'
import { declineInvitation, inviteFromPool, listPool } from '#features/sourcing/pool/contract.ts'
import { listInvited } from '#features/sourcing/pool/job-contract.ts'
import { anAgencyAtWork, anAsked } from '#tests/world/agency.ts'
import { aSentOffer } from '#tests/world/an-offer.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { aDay, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aCandidate, aLiveJob, anApplication, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { listWaiting } from './contract.ts'

const kindsOf = async (visitor: Visitor) => (await visitor.call(listWaiting, {})).data.map(({ kind }) => kind)

test('an invitation, a message and an unchecked CV wait until they are answered; nobody else sees them', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  await site.settle()
  const before = await kindsOf(candidate.visitor)
  const slots = [new Date(site.world.now().getTime() + 48 * 3_600_000).toISOString()]
  await employer.visitor.call(propose, {
    ...{ application, kind: 'on_site', minutes: 60, zone: 'Asia/Dubai', slots, people: [employer.id] },
    ...{ place: 'Gate 4', note: '', interview_guide: '' },
  })
  await employer.visitor.call(writeAsPage, { application, text: 'Can you bring your licence?' })
  const { data } = await candidate.visitor.call(listWaiting, {})
  assert.deepEqual(
    data.map(({ kind }) => kind).filter((kind) => !before.includes(kind)),
    ['interview', 'message'],
  )
  assert.deepEqual([data[0]?.id, data[0]?.until], [application, slots[0]])
  site.later(72 * 3_600_000)
  assert.equal((await kindsOf(candidate.visitor)).includes('interview'), false)
  assert.deepEqual(await kindsOf(employer.visitor), [])
  await new Visitor(site).refused('no_session', listWaiting, {})
})

test('an offer waits with its last day, first of all, until it is accepted by name', async () => {
  const site = await aSite()
  const { candidate, application, letter } = await aSentOffer(site)
  const [first] = (await candidate.visitor.call(listWaiting, {})).data
  assert.deepEqual([first?.kind, first?.id, first?.name.length !== 0], ['offer', application, true])
  const { key, version } = letter
  await candidate.visitor.call(letters.acceptOffer, { key, version, name: candidate.name })
  assert.equal((await kindsOf(candidate.visitor)).includes('offer'), false)
})

test('a CV in which a single word was found waits as one without text', async () => {
  const site = await aSite()
  const candidate = await aCandidate(site)
  const file = { name: 'smiley.txt', bytes: Buffer.from('Background\n') }
  await candidate.visitor.call(addCv, {}, { files: { file } })
  await site.settle()
  const { data } = await candidate.visitor.call(listWaiting, {})
  assert.deepEqual(data.map(({ kind, name }) => [kind, name]).at(-1), ['cv_unread', 'smiley.txt'])
})

test('an open day waits for whoever is in its line, and half an hour before for whoever comes from home', async () => {
  const site = await aSite()
  const [employer, candidate, other] = [await aTrustedEmployer(site), await aCandidate(site), await aCandidate(site)]
  const date = inDays(site, 10)
  const day = await aDay(site, employer.visitor)
  const asked = { day: day.id, name: 'Samir Haddad', lang: 'en', date, half: 20, team: 1 } as const
  const { data: booked } = await candidate.visitor.call(bookVisit, asked)
  const { data: early } = await other.visitor.call(bookVisit, asked)
  assert.deepEqual(await kindsOf(candidate.visitor), [])
  const at = site.world.now().toISOString()
  await employer.visitor.call(checkIn, { day: day.id, entries: [{ visit: early.visit, at }] })
  assert.deepEqual(await kindsOf(other.visitor), ['open_day'])
  site.later(Date.parse(`${date}T05:30:00Z`) - site.world.now().getTime())
  const { data } = await candidate.visitor.call(listWaiting, {})
  assert.deepEqual(
    data.map(({ kind, id, job }) => [kind, id, job]),
    [['open_day', booked.visit, 'Hospitality hiring day']],
  )
})

test('a request for contact details says why, and for which job', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const person = await aCandidate(site)
  const request = { page_id: employer.page.id, user_id: person.id, state: 'asked' as const, asked_at: site.world.now() }
  await site.world.db
    .insertInto('cv_requests')
    .values({ id: crypto.randomUUID(), ...request, job_id: job, note: 'We open in May' })
    .execute()
  const { data } = await person.visitor.call(listWaiting, {})
  assert.deepEqual(
    data.map(({ kind, job, words }) => [kind, job, words]),
    [['request', 'Warehouse coordinator', 'We open in May']],
  )
})

test('an invitation to apply waits with the words of the company, until one applies, says no, or the job is closed', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const person = await confirmed(site, await aPersonWithCv(site, {}, { visibility: 'searchable' }))
  await site.world.db
    .insertInto('cv_unlocks')
    .values({ page_id: employer.page.id, user_id: person.id, way: 'credit', credits: 1, at: site.world.now() })
    .execute()
  await employer.visitor.call(inviteFromPool, { people: [person.id], job, words: 'Your nine years at sea' })
  await employer.visitor.call(writeToPerson, {
    person: person.id,
    text: 'Shall we talk?',
    client_id: crypto.randomUUID(),
  })
  const { data } = await person.visitor.call(listWaiting, {})
  const [invitation, letter] = data.filter(({ kind }) => kind === 'invitation' || kind === 'direct')
  assert.deepEqual([invitation?.kind, letter?.kind], ['invitation', 'direct'])
  assert.equal(invitation?.words, 'Your nine years at sea')
  assert.match(invitation?.address ?? '', /^[a-z0-9-]+$/)
  const one = { invitation: invitation?.id ?? '' }
  await (await aCandidate(site)).visitor.refused('not_found', declineInvitation, one)
  await site.world.db.updateTable('jobs').set({ state: 'paused' }).where('id', '=', job).execute()
  assert.equal((await kindsOf(person.visitor)).includes('invitation'), false)
  await site.world.db.updateTable('jobs').set({ state: 'live' }).where('id', '=', job).execute()
  assert.equal((await kindsOf(person.visitor)).includes('invitation'), true)
  await person.visitor.call(declineInvitation, one)
  await person.visitor.refused('not_found', declineInvitation, one)
  assert.equal((await kindsOf(person.visitor)).includes('invitation'), false)
  const { data: invited } = await employer.visitor.call(listInvited, { job })
  assert.deepEqual(
    invited.map(({ declined, application }) => [declined, application]),
    [[true, null]],
  )
  assert.equal((await employer.visitor.call(listPool, { person: person.id })).data[0]?.invited[0]?.declined, true)
})

test('an agency that asks whether it may put one forward waits until it is answered, or its time is over', async () => {
  const site = await aSite()
  const at = await anAgencyAtWork(site)
  const candidate = await confirmed(site, await aCandidate(site))
  await candidate.visitor.call(setWhoMayAsk, { who: 'checked' })
  const { db, now } = site.world
  await db.updateTable('pages').set({ licence_checked_at: now() }).where('id', '=', at.agency.page.id).execute()
  const asked = await anAsked(site, at, { email: candidate.email })
  const { data } = await candidate.visitor.call(listWaiting, {})
  assert.deepEqual(
    data.map(({ kind, id, name, job }) => [kind, id, name, job]),
    [['represent', asked.id, at.agency.page.name, 'Warehouse supervisor']],
  )
  assert.equal(data[0]?.until, (await candidate.visitor.call(listRepresented, {})).data.requests[0]?.answer_due_at)
  await candidate.visitor.call(answerRepresented, { submission: asked.id, answer: 'approve' })
  assert.deepEqual(await kindsOf(candidate.visitor), [])
})
