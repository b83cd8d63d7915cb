import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMandates } from '#features/agencies/clients/contract.ts'
import { answerInvitation, inviteRecruiter, listRecruiters } from '#features/agencies/recruiters/contract.ts'
import { answerByLink } from '#features/agencies/representation/contract.ts'
import { submitPeople } from '#features/agencies/submissions/sending-contract.ts'
import { move, showApplicant } from '#features/hiring/applications/contract.ts'
import { anAgency, anAsked } from '#tests/world/agency.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { exportCommission } from './commission-contract.ts'
import { addPlacement, listPlacements } from './contract.ts'

const site = await aSite()
const today = site.world.now().toISOString().slice(0, 10)
const pay = { salary: 10_000, salary_currency: 'AED', salary_period: 'month' as const }

/** Somebody the agency brought into the client's own pipeline. */
async function brought() {
  const { employer, job } = await aLiveJob(site)
  const agency = await anAgency(site)
  await site.world.db.updateTable('pages').set({ state: 'active' }).where('id', '=', agency.page.id).execute()
  const terms = { fee_percent: 20, fee_currency: 'AED', words: '', most_people: 5 }
  const { data: recruiter } = await employer.visitor.call(inviteRecruiter, { ...terms, job, agency: agency.page.id })
  await agency.visitor.call(answerInvitation, { recruiter: recruiter.id, event: 'accept' })
  const { data: mandates } = await agency.visitor.call(listMandates, {})
  const mandate = mandates[0] as (typeof mandates)[number]
  const asked = await anAsked(site, { agency, mandate })
  await new Visitor(site).call(answerByLink, { key: asked.key, answer: 'approve' })
  await agency.visitor.call(submitPeople, { mandate: mandate.id, submissions: [asked.id] })
  await site.settle()
  const { data: shown } = await employer.visitor.call(listRecruiters, { job })
  return { employer, agency, submission: asked.id, application: shown.recruiters[0]?.people[0]?.application ?? '' }
}

test('whom the client hires in its own pipeline waits to be completed, by the terms of the invitation', async () => {
  const { employer, agency, submission, application } = await brought()
  const asked = { submission, starts_on: today, ...pay }
  const waiting = async () => (await agency.visitor.call(listPlacements, {})).to_complete
  // the client decides here itself: the agency cannot say for it that somebody is hired
  await agency.visitor.refused('submission_state', addPlacement, asked)
  for (const stage of ['offered', 'hired'] as const) {
    assert.deepEqual(await waiting(), [])
    const { data: applicant } = await employer.visitor.call(showApplicant, { application })
    await employer.visitor.call(move, { application, stage, version: applicant.version })
  }
  await letBeTold(site)
  assert.deepEqual(
    (await waiting()).map((one) => one.submission),
    [submission],
  )
  const { data: placement } = await agency.visitor.call(addPlacement, asked)
  assert.deepEqual([placement.fee, placement.state], [2_400_000, 'started'])
  assert.deepEqual(await waiting(), [])

  const csv = await agency.visitor.ask(exportCommission, { format: 'csv' })
  assert.match(csv.headers['content-type'] as string, /^text\/csv/)
  assert.match(csv.payload, new RegExp(`${today.slice(0, 7)}.*AED.*24000`))
  const xlsx = await agency.visitor.ask(exportCommission, { format: 'xlsx' })
  assert.equal(xlsx.rawPayload.subarray(0, 2).toString(), 'PK')
  const other = await anAgency(site)
  assert.doesNotMatch((await other.visitor.ask(exportCommission, { format: 'csv' })).payload, /24000/)
})
