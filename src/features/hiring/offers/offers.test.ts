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
  assert.match(letter.letter, /9,000 AED per month from 1 February 20\d\d in Dubai/)
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
  const file = await guest.ask(letters.letterFile, { key, as_sent: true })
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

test('a draft is saved with what is known; whoever asks, approves or prints is told all that is missing, at once', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  const nothing = { ...offerTerms(site), pay: null, starts_on: null, place: '', answer_by: null, text: '' }
  const { data: draft } = await recruiter.visitor.call(contract.writeOffer, { application, ...nothing })
  assert.deepEqual([draft.pay, draft.starts_on, draft.answer_by, draft.place], [null, null, null, ''])
  const now = { offer: draft.id, version: 1 }
  const all = ['pay', 'starts_on', 'place', 'answer_by', 'text']
  const told = async (visitor: Visitor, call: typeof contract.askApproval | typeof contract.approveOffer, of = now) =>
    (await visitor.refused('invalid', call, of)).errors?.map(({ field }) => field)
  assert.deepEqual(await told(recruiter.visitor, contract.askApproval), all)
  assert.deepEqual(await told(employer.visitor, contract.approveOffer), all)
  await recruiter.visitor.refused('invalid', contract.offerLetter, { offer: draft.id })
  // a draft that is listed, or begins the next, is read with what it leaves open
  assert.equal((await employer.visitor.call(contract.listOffers, {})).data[0]?.pay, null)
  const some = { ...nothing, pay: 9000, text: 'Dear {name}' }
  const { data: more } = await recruiter.visitor.call(contract.saveOffer, { ...now, ...some })
  const next = { offer: draft.id, version: more.version }
  assert.deepEqual(await told(recruiter.visitor, contract.askApproval, next), [
    'starts_on',
    'place',
    'answer_by',
    'text',
  ])
  const { data: whole } = await recruiter.visitor.call(contract.saveOffer, { ...next, ...offerTerms(site) })
  await recruiter.visitor.call(contract.askApproval, { offer: draft.id, version: whole.version })
  // what was asked for and is opened again waits for nobody
  const reopened = { offer: draft.id, version: whole.version + 1, ...nothing }
  assert.equal((await recruiter.visitor.call(contract.saveOffer, reopened)).data.asked, false)
  await recruiter.visitor.call(contract.withdrawOffer, { offer: draft.id, version: whole.version + 2 })
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
  // a year that is typed to its half, or too far
  for (const year of ['0000', '0026', '9999']) {
    assert.equal((await wrong({ answer_by: `${year}-11-12T14:00:00.000Z` }))?.field, 'answer_by')
    assert.equal((await wrong({ starts_on: `${year}-11-12` }))?.field, 'starts_on')
  }
  await visitor.refused('offer_runs', contract.writeOffer, { application, ...offerTerms(site) })
  const late = offerTerms(site, { answer_by: new Date(site.world.now().getTime() - 1).toISOString() })
  await visitor.refused('invalid', contract.saveOffer, { offer: offer.id, version: 1, ...late })
  const inHours = (hours: number) => new Date(site.world.now().getTime() + hours * 3_600_000).toISOString()
  const unanswerable = async (over: object) => {
    const asked = { offer: offer.id, version: 1, ...offerTerms(site), ...over }
    return (await visitor.refused('invalid', contract.saveOffer, asked)).errors?.map((one) => [one.field, one.code])
  }
  assert.deepEqual(await unanswerable({ answer_by: inHours(0.5) }), [['answer_by', 'answer_soon']])
  assert.deepEqual(await unanswerable({ answer_by: inHours(240), starts_on: inHours(120).slice(0, 10) }), [
    ['answer_by', 'answer_after_start'],
  ])
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

test('a start date that has passed in the zone of the offer is neither kept, approved nor sent', async () => {
  const site = await aSite()
  const now = site.world.now()
  // the last hours of a day in UTC are the next day in Dubai
  site.later((21 - now.getUTCHours()) * 3_600_000)
  const today = site.world.now().toISOString().slice(0, 10)
  const { employer, application, offer } = await aDraft(site)
  const past = { offer: offer.id, version: 1, ...offerTerms(site, { starts_on: today }) }
  const wrong = async (refused: Promise<{ errors?: { field: string; code: string }[] | undefined }>) =>
    (await refused).errors?.map(({ field, code }) => [field, code])
  const start = [['starts_on', 'start_past']]
  assert.deepEqual(await wrong(employer.visitor.refused('invalid', contract.saveOffer, past)), start)
  await site.pool.query('update offers set starts_on = $2 where id = $1', [offer.id, today])
  // nor does the next letter begin with it
  assert.equal((await employer.visitor.call(contract.offersOf, { application })).data.fresh.starts_on, null)
  for (const call of [contract.askApproval, contract.approveOffer] as const)
    assert.deepEqual(await wrong(employer.visitor.refused('invalid', call, { offer: offer.id, version: 1 })), start)
  // where it is still that day, it may be said
  const west = { ...past, zone: 'America/New_York', answer_by: null }
  const { data: still } = await employer.visitor.call(contract.saveOffer, west)
  const ahead = (hours: number) => new Date(site.world.now().getTime() + hours * 3_600_000).toISOString()
  const soon = offerTerms(site, { starts_on: ahead(24).slice(0, 10), answer_by: ahead(2) })
  const { data: saved } = await employer.visitor.call(contract.saveOffer, {
    offer: offer.id,
    version: still.version,
    ...soon,
  })
  const { data: approved } = await employer.visitor.call(contract.approveOffer, {
    offer: offer.id,
    version: saved.version,
  })
  // one that was approved before its answer had to come first
  await site.pool.query("update offers set answer_by = answer_by + interval '7 days' where id = $1", [offer.id])
  site.later(3 * 86_400_000)
  const late = { offer: offer.id, version: approved.version }
  const { errors } = await employer.visitor.refused('invalid', contract.sendOffer, late)
  assert.equal(errors?.[0]?.code, 'start_past')
})
