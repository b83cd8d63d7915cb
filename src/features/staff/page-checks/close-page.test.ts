import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { myInterviews, pickTime, propose } from '#features/hiring/interviews/contract.ts'
import * as offers from '#features/hiring/offers/contract.ts'
import * as letters from '#features/hiring/offers/letter-contract.ts'
import { prove } from '#features/people/sign-in/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { mailTo, offerTerms, stageOf } from '#tests/world/an-offer.ts'
import { aCandidate, aLiveJob, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { closePage, closing } from './contract.ts'

const hour = 3_600_000
const ahead = (site: Site, hours: number) => new Date(site.world.now().getTime() + hours * hour).toISOString()

/** A company with somebody at every point of its hiring: an agreed interview, times to choose from, an offer, and nothing yet. */
async function atWork() {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const applied = async () => {
    const person = await aCandidate(site)
    const cv = aTextCv('Test candidate', `Warehouse ${person.email}`)
    const asked = { job, name: person.name, lang: 'en' as const }
    const { data } = await person.visitor.call(applications.apply, asked, { files: { cv } })
    return { ...person, application: data.application }
  }
  const [agreed, invited, offered, waiting] = [await applied(), await applied(), await applied(), await applied()]
  const place = { kind: 'on_site' as const, place: 'Gate 4', minutes: 60, zone: 'Asia/Dubai', people: [employer.id] }
  const invitation = async (one: typeof agreed, hours: number) => {
    const asked = { application: one.application, ...place, slots: [ahead(site, hours)] }
    await employer.visitor.call(propose, asked)
    const [mine] = (await one.visitor.call(myInterviews, {})).data
    assert.ok(mine)
    return { key: mine.key, version: mine.version, slot: mine.slots[0] as string }
  }
  await new Visitor(site).call(pickTime, await invitation(agreed, 48))
  const times = await invitation(invited, 72)
  const { visitor } = employer
  const { data: draft } = await visitor.call(offers.writeOffer, {
    ...{ application: offered.application, ...offerTerms(site) },
  })
  const { data: approved } = await visitor.call(offers.approveOffer, { offer: draft.id, version: draft.version })
  await visitor.call(offers.sendOffer, { offer: draft.id, version: approved.version })
  const [letter] = (await offered.visitor.call(letters.myOffers, {})).data
  assert.ok(letter)
  await site.settle()
  return { site, employer, agreed, invited, offered, waiting, times, letter }
}

test('a company that closes goes on hiring for nobody: interviews stand, offers are accepted, and nobody is told', async () => {
  const { site, employer, agreed, invited, offered, waiting, times, letter } = await atWork()
  const { visitor } = employer
  const { applications: open, interviews, offers: out } = (await visitor.call(closing, {})).data
  assert.deepEqual([open, interviews, out], [4, 2, 1])
  await visitor.call(prove, { password })
  await visitor.call(closePage, {})
  // at once, before anything has followed
  const guest = new Visitor(site)
  await guest.refused('interview_state', pickTime, times)
  const answer = { key: letter.key, version: letter.version, name: offered.name }
  await guest.refused('offer_state', letters.acceptOffer, answer)
  const mails = await site.settle()
  for (const person of [agreed, invited, offered, waiting]) {
    assert.equal(await stageOf(site, person.application), 'job_closed')
    assert.equal(mailTo(mails, person.email, /^Update on your application/).length, 1)
  }
  assert.equal(mailTo(mails, agreed.email, /^Interview cancelled/).length, 1)
  assert.equal(mailTo(mails, offered.email, /^Offer withdrawn/).length, 1)
  for (const person of [agreed, invited]) {
    const [mine] = (await person.visitor.call(myInterviews, {})).data
    assert.deepEqual([mine?.state, mine?.may], ['cancelled', []])
  }
  assert.equal((await offered.visitor.call(letters.myOffers, {})).data[0]?.state, 'withdrawn')
  await guest.refused('interview_cancelled', pickTime, { ...times, version: times.version + 1 })
  await guest.refused('offer_state', letters.acceptOffer, { ...answer, version: letter.version + 1 })
})
