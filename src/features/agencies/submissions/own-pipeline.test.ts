import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveMandate } from '#features/agencies/clients/contract.ts'
import { addPlacement } from '#features/agencies/placements/contract.ts'
import { listRepresented } from '#features/agencies/representation/contract.ts'
import * as claims from '#features/hiring/applications/claim-contract.ts'
import * as applications from '#features/hiring/applications/contract.ts'
import * as interviews from '#features/hiring/interviews/contract.ts'
import * as offers from '#features/hiring/offers/contract.ts'
import { acceptOffer, declineOffer } from '#features/hiring/offers/letter-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { broughtToClient } from '#tests/world/agency.ts'
import { offerTerms } from '#tests/world/an-offer.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { moveSubmission, showSubmission } from './contract.ts'
import { followApplication } from './follow-application.ts'

const site = await aSite()
type Brought = Awaited<ReturnType<typeof broughtToClient>>

const shownTo = async ({ agency, submission }: Brought) =>
  (await agency.visitor.call(showSubmission, { submission })).data

/** What was mailed to whoever was put forward, by what its link leads to: the key of the newest. */
const keyIn = async ({ person }: Brought, path: string) => {
  const mails = (await site.settle()).filter(({ to }) => to === person.email)
  return mails.map(({ text }) => new RegExp(`/${path}/([\\w.-]+)`).exec(text)?.[1]).find(Boolean) ?? ''
}

const arranged = (people: string[]) => {
  const ahead = (hours: number) => new Date(site.world.now().getTime() + hours * 3_600_000).toISOString()
  return { kind: 'phone' as const, minutes: 45, zone: 'Asia/Dubai', slots: [ahead(48), ahead(72)], people }
}

test('the client is told who put the person forward, and never that they applied', async () => {
  const { employer, agency } = await broughtToClient(site)
  const { rows } = await site.pool.query('select notice, facts from notifications where user_id = $1', [employer.id])
  const told = rows.filter(({ notice }) => notice.startsWith('application_'))
  assert.deepEqual(
    told.map(({ notice, facts }) => [notice, facts.agency]),
    [['application_brought', agency.page.name]],
  )
})

test('whoever has no account is invited, offered and hired by the links the client’s pipeline mails, and the client reads no address', async () => {
  const at = await broughtToClient(site)
  const { employer, agency, submission, application, person } = at
  await employer.visitor.call(interviews.propose, { application, ...arranged([employer.id]) })
  const guest = new Visitor(site)
  const key = await keyIn(at, 'interview')
  const { data: invitation } = await guest.call(interviews.showInvitation, { key })
  const slot = invitation.slots[0] as string
  await guest.call(interviews.pickTime, { key, version: invitation.version, slot })
  await site.settle()
  assert.deepEqual([(await shownTo(at)).state, (await shownTo(at)).interview_at], ['interviewing', slot])

  const { data: draft } = await employer.visitor.call(offers.writeOffer, { application, ...offerTerms(site) })
  const { data: approved } = await employer.visitor.call(offers.approveOffer, { offer: draft.id, version: 1 })
  await employer.visitor.call(offers.sendOffer, { offer: draft.id, version: approved.version })
  const letter = await keyIn(at, 'offer')
  const { data: sent } = await guest.call(acceptOffer, {
    key: letter,
    version: approved.version + 1,
    name: 'Rana Saleh',
  })
  assert.equal(sent.state, 'accepted')
  await letBeTold(site)

  const hired = await shownTo(at)
  assert.deepEqual([hired.state, hired.may_place, hired.placement], ['placed', true, null])
  const pay = { salary: 9000, salary_currency: 'AED', salary_period: 'month' as const, starts_on: '2027-01-04' }
  const { data: placement } = await agency.visitor.call(addPlacement, { submission, ...pay })
  assert.deepEqual([(await shownTo(at)).may_place, (await shownTo(at)).placement], [false, placement.id])
  const { data: applicant } = await employer.visitor.call(applications.showApplicant, { application })
  const { data: written } = await employer.visitor.call(offers.offersOf, { application })
  const { data: met } = await employer.visitor.call(interviews.interviewsOf, { application })
  assert.ok(!JSON.stringify([applicant, written, met]).includes(person.email))
  assert.deepEqual([applicant.history[0]?.what, applicant.history[0]?.by], ['brought', agency.page.name])
})

test('whoever declined the client’s offer and takes the next one is hired through the agency', async () => {
  const at = await broughtToClient(site)
  const { employer, application } = at
  const guest = new Visitor(site)
  const send = async () => {
    const { data: draft } = await employer.visitor.call(offers.writeOffer, { application, ...offerTerms(site) })
    await employer.visitor.call(offers.approveOffer, { offer: draft.id, version: 1 })
    await employer.visitor.call(offers.sendOffer, { offer: draft.id, version: 2 })
    return keyIn(at, 'offer')
  }
  await guest.call(declineOffer, { key: await send(), version: 3, because: 'pay' })
  await site.settle()
  const gone = await shownTo(at)
  assert.deepEqual([gone.state, gone.reason], ['withdrawn', 'declined'])
  const again = await send()
  assert.equal((await shownTo(at)).state, 'offered')
  // the decline of before is told once more, late: the worker tries again what failed
  await followApplication(backgroundContext(site.world), { application, to: 'declined', reason: null })
  assert.equal((await shownTo(at)).state, 'offered')
  await guest.call(acceptOffer, { key: again, version: 3, name: 'Rana Saleh' })
  await letBeTold(site)
  assert.deepEqual([(await shownTo(at)).state, (await shownTo(at)).may_place], ['placed', true])
})

test('a message of the client reaches the person by the address the agency has; by its link they make an account that has it all', async () => {
  const at = await broughtToClient(site)
  await at.employer.visitor.call(applications.writeAsPage, {
    application: at.application,
    text: 'Can you start in May?',
  })
  const mails = (await letBeTold(site)).filter(({ to }) => to === at.person.email)
  assert.ok(mails.some(({ text }) => text.includes('Can you start in May?')))
  const key = await keyIn(at, 'claim-application')
  const guest = new Visitor(site)
  const { data: claim } = await guest.call(claims.showClaim, { key })
  assert.equal(claim.email, at.person.email)
  await guest.call(claims.claim, { key, password: 'Masar2026' })
  await site.settle()
  const { data: mine } = await guest.call(listRepresented, {})
  assert.deepEqual(
    mine.rights.map(({ id }) => id),
    [at.submission],
  )
})

test('whom the agency takes out of the client’s pipeline hears of it', async () => {
  const at = await broughtToClient(site)
  await at.agency.visitor.call(moveSubmission, { submission: at.submission, event: 'withdraw' })
  const mails = (await site.settle()).filter(({ to }) => to === at.person.email)
  assert.ok(mails.some(({ subject }) => subject.includes('no longer puts you forward')))
})

test('an agency that closes its side of the job ends nobody who stands in the client’s pipeline', async () => {
  const at = await broughtToClient(site)
  await at.agency.visitor.call(moveMandate, { mandate: at.mandate.id, move: 'close' })
  await site.settle()
  assert.equal((await shownTo(at)).state, 'submitted')
})
