import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { aDraft, mailTo, offerRow, offerTerms, stageOf } from '#tests/world/an-offer.ts'
import { assign } from '#tests/world/job-team.ts'
import { anApplication, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import * as letters from './letter-contract.ts'

test('a recruiter proposes, an owner approves and sends, the candidate reads and accepts by name', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  const { data: draft } = await recruiter.visitor.call(contract.writeOffer, { application, ...offerTerms(site) })
  assert.deepEqual([draft.state, draft.may], ['draft', ['save', 'ask', 'withdraw']])
  const { data: asked } = await recruiter.visitor.call(contract.askApproval, { offer: draft.id, version: 1 })
  assert.equal(asked.asked, true)
  const waiting = async () => (await employer.visitor.call(contract.listOffers, { state: 'asked' })).data
  assert.deepEqual(
    (await waiting()).map(({ id }) => id),
    [draft.id],
  )
  // what waits for approval is counted by itself, as it is listed
  assert.deepEqual((await employer.visitor.call(contract.countOffers, {})).data, [{ state: 'asked', count: 1 }])
  assert.deepEqual((await employer.visitor.call(contract.listOffers, { state: 'draft' })).data, [])
  assert.equal(mailTo(await site.settle(), employer.email, /Offer to approve/).length, 1)
  for (const call of [contract.approveOffer, contract.sendOffer] as const)
    await recruiter.visitor.refused('not_allowed', call, { offer: draft.id, version: 2 })
  await recruiter.visitor.refused('not_allowed', contract.returnOffer, { offer: draft.id, version: 2, reason: 'No' })

  const { data: approved } = await employer.visitor.call(contract.approveOffer, { offer: draft.id, version: 2 })
  assert.equal(mailTo(await site.settle(), recruiter.email, /^Offer approved/).length, 1)
  assert.deepEqual(await waiting(), [])
  assert.deepEqual((await candidate.visitor.call(letters.myOffers, {})).data, [])
  await employer.visitor.call(contract.sendOffer, { offer: draft.id, version: approved.version })
  assert.equal(await stageOf(site, application), 'offered')
  const [mail] = mailTo(await site.settle(), candidate.email, /^Job offer from/)
  const key = /\/offer\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

  const guest = new Visitor(site)
  const { data: letter } = await guest.call(letters.showOffer, { key })
  assert.match(letter.letter, /^Dear Test candidate/)
  assert.match(letter.letter, /9,000 AED per month from 1 February 2027 in Dubai/)
  assert.match(letter.letter, new RegExp(`${recruiter.name}$`))
  assert.equal(letter.state, 'sent')
  await guest.call(letters.viewOffer, { key })
  await guest.call(letters.viewOffer, { key })
  const wrong = await guest.refused('invalid', letters.acceptOffer, { key, version: letter.version, name: 'Somebody' })
  assert.equal(wrong.errors?.[0]?.code, 'name_differs')
  const typed = candidate.name.toUpperCase()
  const { data: accepted } = await guest.call(letters.acceptOffer, { key, version: letter.version, name: typed })
  assert.deepEqual(
    [accepted.state, accepted.accepted_name, accepted.may.includes('accept')],
    ['accepted', typed, false],
  )
  assert.equal(await stageOf(site, application), 'hired')

  const row = await offerRow(site, draft.id)
  assert.equal(row.accepted_from?.length, 32)
  assert.ok(!row.accepted_from?.toString('latin1').includes('127.0.0.1'))
  const file = await guest.ask(letters.letterFile, { key })
  assert.match(String(file.headers['content-type']), /pdf/)
  assert.deepEqual(createHash('sha256').update(file.rawPayload).digest(), row.accepted_hash)
  const out = await site.settle()
  assert.equal(mailTo(out, employer.email, /has accepted the offer/).length, 1)
  assert.equal(mailTo(out, employer.email, /^Offer accepted:/).length, 0)
  assert.equal(mailTo(out, candidate.email, /^Offer accepted/).length, 1)
  const { data } = await employer.visitor.call(contract.offersOf, { application })
  assert.deepEqual(
    data.offers[0]?.steps.map(({ move }) => move),
    ['save', 'ask', 'approve', 'send', 'view', 'accept'],
  )
  const { data: applicant } = await employer.visitor.call(applications.showApplicant, { application })
  assert.deepEqual(
    applicant.history.filter(({ what }) => what === 'moved').map(({ to }) => to),
    ['offered', 'hired'],
  )
})

test('what is given back comes with words, and what was approved is approved anew once it says something else', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  const { data: draft } = await recruiter.visitor.call(contract.writeOffer, { application, ...offerTerms(site) })
  await employer.visitor.refused('offer_state', contract.returnOffer, { offer: draft.id, version: 1, reason: 'More' })
  await recruiter.visitor.call(contract.askApproval, { offer: draft.id, version: 1 })
  await recruiter.visitor.refused('offer_state', contract.askApproval, { offer: draft.id, version: 2 })
  await employer.visitor.call(contract.returnOffer, { offer: draft.id, version: 2, reason: 'Pay 9,500, please' })
  const [mail] = mailTo(await site.settle(), recruiter.email, /Changes requested to the offer/)
  assert.match(mail?.text ?? '', /Pay 9,500, please/)
  await recruiter.visitor.call(contract.saveOffer, { offer: draft.id, version: 3, ...offerTerms(site, { pay: 9500 }) })
  await employer.visitor.call(contract.approveOffer, { offer: draft.id, version: 4 })
  const again = { offer: draft.id, version: 5, ...offerTerms(site, { pay: 19_500 }) }
  assert.equal((await recruiter.visitor.call(contract.saveOffer, again)).data.state, 'draft')
  await employer.visitor.refused('offer_state', contract.sendOffer, { offer: draft.id, version: 6 })
})

test('a hiring manager proposes for assigned jobs only; interviewers and strangers see no offers', async () => {
  const site = await aSite()
  const { employer, application, job, offer } = await aDraft(site)
  const manager = await teammate(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_found', contract.offersOf, { application })
  await manager.visitor.refused('not_found', contract.saveOffer, { offer: offer.id, version: 1, ...offerTerms(site) })
  await assign(employer.visitor, job, [manager.id])
  await manager.visitor.call(contract.saveOffer, { offer: offer.id, version: 1, ...offerTerms(site) })
  assert.equal((await manager.visitor.call(contract.listOffers, {})).data.length, 1)
  const interviewer = await teammate(site, employer.page.id, 'interviewer')
  await interviewer.visitor.refused('not_allowed', contract.listOffers, {})
  const stranger = await anEmployer(site)
  assert.deepEqual((await stranger.visitor.call(contract.listOffers, {})).data, [])
  await stranger.visitor.refused('not_found', contract.offersOf, { application })
  await stranger.visitor.refused('not_found', contract.offerLetter, { offer: offer.id })
  await stranger.visitor.refused('not_found', contract.approveOffer, { offer: offer.id, version: 2 })
  await stranger.visitor.refused('not_found', contract.previewLetter, { application, ...offerTerms(site) })
  await stranger.visitor.refused('not_found', contract.writeOffer, { application, ...offerTerms(site) })
})

test('what cannot be is refused: an unknown parameter, a day that passed, a second one, a forged link, an unsent one', async () => {
  const site = await aSite()
  const { employer, application, offer } = await aDraft(site)
  const { visitor } = employer
  const wrong = async (over: Parameters<typeof offerTerms>[1]) =>
    (await visitor.refused('invalid', contract.previewLetter, { application, ...offerTerms(site, over) })).errors?.[0]
  assert.match((await wrong({ text: 'Dear {name}, you earn {salary}.' }))?.message ?? '', /salary/)
  assert.equal((await wrong({ zone: 'Mars/Base' }))?.field, 'zone')
  await visitor.refused('offer_runs', contract.writeOffer, { application, ...offerTerms(site) })
  const late = offerTerms(site, { answer_by: new Date(site.world.now().getTime() - 1).toISOString() })
  await visitor.refused('invalid', contract.saveOffer, { offer: offer.id, version: 1, ...late })
  for (const starts_on of ['0202-03-01', '2206-03-01']) {
    const mistyped = { offer: offer.id, version: 1, ...offerTerms(site, { starts_on }) }
    const { errors } = await visitor.refused('invalid', contract.saveOffer, mistyped)
    assert.equal(errors?.[0]?.field, 'starts_on')
  }
  await visitor.refused('changed_meanwhile', contract.saveOffer, { offer: offer.id, version: 9, ...offerTerms(site) })
  await new Visitor(site).refused('link_expired', letters.showOffer, { key: 'x'.repeat(40) })
  const key = await site.world.signer.sign('offer', { offer: offer.id }, 60)
  for (const call of [letters.showOffer, letters.viewOffer, letters.letterFile])
    await new Visitor(site).refused('not_found', call, { key })
  await new Visitor(site).refused('not_found', letters.acceptOffer, { key, version: 1, name: 'A name' })
})
