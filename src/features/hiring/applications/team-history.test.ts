import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as interviews from '#features/hiring/interviews/contract.ts'
import * as offers from '#features/hiring/offers/contract.ts'
import { offerTerms } from '#tests/world/an-offer.ts'
import { assign } from '#tests/world/job-team.ts'
import { anApplication, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { move, showApplicant, showMine, undoMove } from './contract.ts'

const ahead = (site: Site) => new Date(site.world.now().getTime() + 48 * 3_600_000).toISOString()
const linesOf = async (visitor: Visitor, application: string) =>
  (await visitor.call(showApplicant, { application })).data.history.filter(({ what }) => what !== 'seen')

test('the team reads in one line of time who invited, when they meet, and that it was cancelled', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const slot = ahead(site)
  await employer.visitor.call(interviews.propose, {
    ...{ application, kind: 'phone', minutes: 60, zone: 'Asia/Dubai', slots: [slot], people: [employer.id] },
  })
  const { key, version } = (await candidate.visitor.call(interviews.myInterviews, {})).data[0] as interviews.Invitation
  await candidate.visitor.call(interviews.pickTime, { key, version, slot })
  const [met] = (await employer.visitor.call(interviews.interviewsOf, { application })).data.interviews
  const now = { interview: met?.id ?? '', version: met?.version ?? 0 }
  await employer.visitor.call(interviews.cancelInterview, { ...now, reason: 'The office is closed.' })
  const lines = (await linesOf(employer.visitor, application)).filter(({ what }) => what !== 'moved')
  assert.deepEqual(
    lines.map(({ what, by, side, slot }) => [what, by, side, slot]),
    [
      ['sent', candidate.name, 'candidate', null],
      ['invited', employer.name, 'page', null],
      ['picked', candidate.name, 'candidate', slot],
      ['called_off', employer.name, 'page', slot],
    ],
  )
})

test('an offer that was written, deleted, sent and withdrawn is told to whoever may read offers, and to nobody else', async () => {
  const site = await aSite()
  const { employer, candidate, application, job } = await anApplication(site)
  const { visitor } = employer
  const write = async () => (await visitor.call(offers.writeOffer, { application, ...offerTerms(site) })).data.id
  await visitor.call(offers.withdrawOffer, { offer: await write(), version: 1 })
  const offer = await write()
  await visitor.call(offers.saveOffer, { offer, version: 1, ...offerTerms(site) })
  await visitor.call(offers.approveOffer, { offer, version: 2 })
  await visitor.call(offers.sendOffer, { offer, version: 3 })
  await visitor.call(offers.withdrawOffer, { offer, version: 4, reason: 'The day was wrong.' })
  const told = ['offer_written', 'offer_deleted', 'offer_written', 'offer_sent', 'offer_withdrawn']
  const ofOffers = (lines: readonly { what: string }[]) =>
    lines.map(({ what }) => what).filter((what) => what.startsWith('offer_'))
  const lines = await linesOf(visitor, application)
  assert.deepEqual(ofOffers(lines), told)
  assert.equal(lines.find(({ what }) => what === 'offer_sent')?.by, employer.name)
  const interviewer = await teammate(site, employer.page.id, 'interviewer')
  await assign(visitor, job, [interviewer.id])
  assert.deepEqual(ofOffers(await linesOf(interviewer.visitor, application)), [])
  assert.deepEqual(ofOffers((await candidate.visitor.call(showMine, { application })).data.history), [])
})

test('a move that was undone reads as undone, and not as a move back', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const { data: before } = await employer.visitor.call(showApplicant, { application })
  const asked = { application, stage: 'rejected' as const, version: before.version, reason: 'experience' }
  const { data: moved } = await employer.visitor.call(move, asked)
  await employer.visitor.call(undoMove, { application, version: moved.version })
  const lines = await linesOf(employer.visitor, application)
  assert.deepEqual(
    lines.slice(-2).map(({ what, from, to }) => [what, from, to]),
    [
      ['moved', 'submitted', 'rejected'],
      ['undone', 'rejected', 'submitted'],
    ],
  )
})
