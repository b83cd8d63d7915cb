import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showJob } from '#features/jobs/jobs/contract.ts'
import { jobHistory } from '#features/jobs/jobs/edit-contract.ts'
import { reportJob } from '#features/staff/complaints/contract.ts'
import { findAnything } from '#features/staff/finding/contract.ts'
import { suspendJob } from '#features/staff/moderation/contract.ts'
import { aCandidate, aLiveJob, aStaffMember } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { showPageTies, showWholeJob } from './contract.ts'

test('a job that nobody sees any more is found and read whole; each role reads its parts', async () => {
  const site = await aSite()
  const { job, reference, employer, admin } = await aLiveJob(site)
  await (await aCandidate(site)).visitor.call(reportJob, { job, reason: 'wrong' })
  await admin.visitor.call(suspendJob, { job, reason: 'The permit is another' })
  await new Visitor(site).refused('not_found', showJob, { address: reference })
  const [reviewer, support, agent, finance] = [
    await aStaffMember(site, 'reviewer'),
    await aStaffMember(site, 'support'),
    await aStaffMember(site, 'agent'),
    await aStaffMember(site, 'finance'),
  ]
  const found = (await agent.visitor.call(findAnything, { q: reference })).data.flatMap(({ items }) => items)
  assert.deepEqual(
    found.map(({ link }) => link),
    [`/admin/jobs/${job}`],
  )
  const read = async ({ visitor }: typeof agent) => (await visitor.call(showWholeJob, { job })).data
  const whole = await read(reviewer)
  assert.deepEqual([whole.state, whole.page.id, whole.author?.id], ['suspended', employer.page.id, employer.id])
  const [last] = whole.history
  assert.deepEqual([last?.move, last?.by, last?.reason], ['suspend', 'staff', 'The permit is another'])
  assert.ok(last?.name, 'staff read who of them it was')
  const theirs = (await employer.visitor.call(jobHistory, { job })).data
  assert.equal(theirs[0]?.name, null, 'its company does not')
  assert.deepEqual(
    whole.reviews.map(({ decision }) => decision),
    ['approved'],
  )
  assert.deepEqual([whole.cases?.[0]?.reports, whole.money], [1, null])
  const seen = await read(support)
  assert.deepEqual([seen.cases, seen.money], [null, { fees: [], promotions: [] }])
  assert.deepEqual([(await read(agent)).cases, (await read(agent)).money], [null, null])
  await finance.visitor.refused('not_allowed', showWholeJob, { job })
  await employer.visitor.refused('not_allowed', showWholeJob, { job })
  await reviewer.visitor.refused('not_found', showWholeJob, { job: crypto.randomUUID() })
})

test('of a company each role reads the jobs, the cases and the money that are for it', async () => {
  const site = await aSite()
  const { job, employer } = await aLiveJob(site)
  await (await aCandidate(site)).visitor.call(reportJob, { job, reason: 'wrong' })
  const page = employer.page.id
  const [reviewer, support] = [await aStaffMember(site, 'reviewer'), await aStaffMember(site, 'support')]
  const seen = (await reviewer.visitor.call(showPageTies, { page })).data
  assert.deepEqual([seen.jobs.map(({ id }) => id), seen.cases?.length, seen.money], [[job], 1, null])
  const { cases, money } = (await support.visitor.call(showPageTies, { page })).data
  assert.deepEqual([cases, money?.orders], [null, []])
  assert.equal(typeof money?.coin, 'number')
  await employer.visitor.refused('not_allowed', showPageTies, { page })
  await support.visitor.refused('not_found', showPageTies, { page: crypto.randomUUID() })
})
