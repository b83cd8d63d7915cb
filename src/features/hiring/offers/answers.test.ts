import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { list } from '#features/site/notifications/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aSentOffer, mailTo, offerRow, offerTerms, stageOf } from '#tests/world/an-offer.ts'
import { anApplication, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { expireOffers, remindOfOffers } from './background.ts'
import * as contract from './contract.ts'
import * as letters from './letter-contract.ts'

const hour = 3_600_000

test('a candidate asks by the link, and declines with a reason', async () => {
  const site = await aSite()
  const { employer, candidate, application, offer, letter } = await aSentOffer(site)
  const guest = new Visitor(site)
  const { key, version } = letter
  await guest.call(letters.askAboutOffer, { key, text: 'Is housing included?' })
  const { data: applicant } = await employer.visitor.call(applications.showApplicant, { application })
  assert.deepEqual(
    applicant.history.filter(({ what }) => what === 'message').map(({ text, by }) => [text, by]),
    [['Is housing included?', candidate.name]],
  )
  const declined = { key, version, because: 'pay' as const, reason: 'A little more would do.' }
  const { data: after } = await guest.call(letters.declineOffer, declined)
  assert.deepEqual([letter.may, after.state, after.may], [['view', 'accept', 'decline', 'ask'], 'declined', ['write']])
  await guest.call(letters.askAboutOffer, { key, text: 'I have thought about it again.' })
  assert.equal(await stageOf(site, application), 'declined')
  await guest.refused('offer_state', letters.acceptOffer, { key, version: version + 1, name: candidate.name })
  const [mail] = mailTo(await site.settle(), employer.email, /has declined the offer/)
  assert.match(mail?.text ?? '', /A little more would do/)
  assert.equal((await offerRow(site, offer.id)).declined_because, 'pay')
})

test('whoever declined is made another offer: the decline stays, nobody is told before it is sent, and it may be accepted', async () => {
  const site = await aSite()
  const { employer, candidate, application, letter } = await aSentOffer(site)
  const { visitor } = employer
  const no = { key: letter.key, version: letter.version, because: 'pay' as const, reason: 'A little more would do.' }
  await new Visitor(site).call(letters.declineOffer, no)
  await site.settle()
  const { data: declined } = await visitor.call(applications.showApplicant, { application })
  assert.deepEqual(declined.next_stages, [])
  const byHand = { application, stage: 'offered' as const, version: declined.version }
  await visitor.refused('stage_move', applications.move, byHand)
  const changed = { application, text: 'I have thought about it again.' }
  await candidate.visitor.call(applications.writeAsCandidate, changed)

  const { data: before } = await visitor.call(contract.offersOf, { application })
  assert.deepEqual([before.fresh.pay, before.fresh.place], [9000, 'Dubai'])
  const terms = { ...offerTerms(site, { pay: 9800 }), text: before.fresh.text }
  const { data: draft } = await visitor.call(contract.writeOffer, { application, ...terms })
  await visitor.call(contract.approveOffer, { offer: draft.id, version: 1 })
  assert.equal(mailTo(await site.settle(), candidate.email, /^Job offer from/).length, 1)
  assert.deepEqual([await stageOf(site, application), (await offerRow(site, draft.id)).state], ['declined', 'approved'])
  assert.equal((await candidate.visitor.call(letters.myOffers, { application })).data.length, 1)

  await visitor.call(contract.sendOffer, { offer: draft.id, version: 2 })
  assert.equal(mailTo(await site.settle(), candidate.email, /^Job offer from/).length, 2)
  const { data: mine } = await candidate.visitor.call(applications.showMine, { application })
  assert.deepEqual([mine.status, mine.letter], ['offer', 'open'])
  const { data: both } = await candidate.visitor.call(letters.myOffers, { application })
  const [next] = both as [letters.Letter]
  assert.deepEqual([next.state, next.pay, both[1]?.state], ['sent', 9800, 'declined'])
  await new Visitor(site).call(letters.acceptOffer, { key: next.key, version: next.version, name: candidate.name })
  const { data: hired } = await visitor.call(applications.showApplicant, { application })
  const moves = hired.history.filter(({ what }) => what === 'moved').map(({ to, side }) => `${to} ${side}`)
  assert.deepEqual(moves, ['offered page', 'declined candidate', 'offered page', 'hired candidate'])
  const { data: after } = await visitor.call(contract.offersOf, { application })
  assert.equal(after.offers.find(({ state }) => state === 'declined')?.reason, 'A little more would do.')
})

test('whoever withdrew is made no offer', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await aSentOffer(site)
  await candidate.visitor.call(applications.withdraw, { application })
  await site.settle()
  await employer.visitor.refused('stage_move', contract.writeOffer, { application, ...offerTerms(site) })
})

test('a letter is reminded of once and ends by itself; a new one can be sent', async () => {
  const site = await aSite()
  const { employer, candidate, application, letter } = await aSentOffer(site)
  const tick = async () => {
    for (const job of [remindOfOffers, expireOffers]) await job.run(backgroundContext(site.world), {})
    const out = await site.settle()
    return [/expires soon/, /^Offer expired/].map((about) => mailTo(out, candidate.email, about).length)
  }
  assert.deepEqual(await tick(), [0, 0])
  site.later(6.2 * 24 * hour)
  assert.deepEqual(await tick(), [1, 0])
  assert.deepEqual(await tick(), [1, 0])
  site.later(24 * hour)
  const guest = new Visitor(site)
  const late = { key: letter.key, version: letter.version, name: candidate.name }
  await guest.refused('offer_over', letters.acceptOffer, late)
  const mayNow = async () => (await guest.call(letters.showOffer, { key: letter.key })).data.may
  assert.deepEqual((await mayNow()).slice(-1), ['write'], 'nobody asks about what is over')
  assert.deepEqual(await tick(), [1, 1])
  assert.deepEqual(await tick(), [1, 1])
  assert.equal((await guest.call(letters.showOffer, { key: letter.key })).data.state, 'expired')
  assert.deepEqual(await mayNow(), ['write'])
  const owner = await teammate(site, employer.page.id, 'owner')
  const { data: next } = await owner.visitor.call(contract.writeOffer, { application, ...offerTerms(site) })
  assert.equal(next.number, 2)
  await owner.visitor.call(contract.approveOffer, { offer: next.id, version: 1 })
  await owner.visitor.call(contract.sendOffer, { offer: next.id, version: 2 })
})

test('what is out is taken back with a word by those who make offers; a new letter follows', async () => {
  const site = await aSite()
  const { employer, candidate, application, offer, letter } = await aSentOffer(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  const back = { offer: offer.id, version: offer.version }
  await recruiter.visitor.refused('offer_state', contract.withdrawOffer, { ...back, reason: 'No' })
  assert.equal((await employer.visitor.refused('invalid', contract.withdrawOffer, back)).errors?.[0]?.field, 'reason')
  await employer.visitor.call(contract.withdrawOffer, { ...back, reason: 'The day was wrong.' })
  const [mail] = mailTo(await site.settle(), candidate.email, /^Offer withdrawn/)
  assert.match(mail?.text ?? '', /The day was wrong/)
  const { data: mine } = await candidate.visitor.call(applications.showMine, { application })
  assert.deepEqual([mine.status, mine.letter], ['offer', 'ended'])
  await candidate.visitor.refused('offer_state', letters.acceptOffer, {
    ...{ key: letter.key, version: offer.version + 1, name: candidate.name },
  })
  const question = { key: letter.key, text: 'Is housing included?' }
  await candidate.visitor.refused('offer_state', letters.askAboutOffer, question)
  const { data: next } = await recruiter.visitor.call(contract.writeOffer, { application, ...offerTerms(site) })
  await employer.visitor.call(contract.approveOffer, { offer: next.id, version: 1 })
  await employer.visitor.call(contract.sendOffer, { offer: next.id, version: 2 })
  const { data: all } = await candidate.visitor.call(letters.myOffers, { application })
  assert.deepEqual(
    all.map(({ state }) => state),
    ['sent', 'withdrawn'],
  )
  assert.deepEqual(all[1]?.may, [])
})

test('while a letter is out no card moves', async () => {
  const site = await aSite()
  const { employer, application } = await aSentOffer(site)
  const { data: applicant } = await employer.visitor.call(applications.showApplicant, { application })
  assert.deepEqual([applicant.letter, applicant.next_stages], ['open', []])
  for (const stage of ['hired', 'interviewing', 'rejected'] as const)
    await employer.visitor.refused('offer_open', applications.move, {
      ...{ application, stage, version: applicant.version, reason: 'other' },
    })
})

test('only those who make offers drag a card to “offered”', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  await recruiter.visitor.refused('not_allowed', applications.move, { application, stage: 'offered', version: 1 })
  await employer.visitor.call(applications.move, { application, stage: 'offered', version: 1 })
  await recruiter.visitor.call(applications.move, { application, stage: 'hired', version: 2 })
})

test('with the application ends what was written or out', async () => {
  const site = await aSite()
  const { employer, candidate, application, offer, letter } = await aSentOffer(site)
  await candidate.visitor.call(applications.withdraw, { application })
  await candidate.visitor.refused('stage_move', letters.acceptOffer, {
    ...{ key: letter.key, version: offer.version, name: candidate.name },
  })
  const out = await site.settle()
  assert.equal((await offerRow(site, offer.id)).state, 'withdrawn')
  assert.equal(mailTo(out, candidate.email, /Offer withdrawn/).length, 0)
  await employer.visitor.refused('stage_move', contract.writeOffer, { application, ...offerTerms(site) })
})

test('bells lead to the letter and to the applicant', async () => {
  const site = await aSite()
  const { employer, candidate, job, application, letter } = await aSentOffer(site)
  await site.settle()
  const [bell] = (await candidate.visitor.call(list, {})).data
  assert.match(bell?.link ?? '', /^\/offer\//)
  await candidate.visitor.call(letters.declineOffer, { key: letter.key, version: letter.version, because: 'place' })
  await site.settle()
  const [told] = (await employer.visitor.call(list, {})).data
  assert.equal(told?.link, `/page/jobs/${job}/board?applicant=${application}`)
})
