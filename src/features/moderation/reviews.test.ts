import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jobs from '#features/jobs/contract.ts'
import { anAdmin, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as moderation from './contract.ts'

test('whoever reviews sees the job, its company and what was said before; nobody else does', async () => {
  const site = await aSite()
  const employer = await anEmployer(site)
  const admin = await anAdmin(site)
  const { data: draft } = await employer.visitor.call(jobs.startJob, jobFields())
  const waiting = async () => (await admin.visitor.call(moderation.listReviews, {})).data[0]?.id ?? ''

  await employer.visitor.call(jobs.submitJob, { job: draft.id })
  const first = await waiting()
  await employer.visitor.refused('not_allowed', moderation.showReview, { review: first })
  await admin.visitor.refused('invalid', moderation.decide, { review: first, decision: 'changes_requested' })
  const asked = { review: first, decision: 'changes_requested', comment: 'Say which shift it is' } as const
  await admin.visitor.call(moderation.decide, asked)
  await admin.visitor.refused('already_decided', moderation.decide, asked)

  await employer.visitor.call(jobs.submitJob, { job: draft.id })
  const { data } = await admin.visitor.call(moderation.showReview, { review: await waiting() })
  assert.equal(data.job.title, 'Warehouse coordinator')
  assert.equal(data.company.name, employer.page.name)
  assert.equal(data.company.jobs, 0)
  assert.equal(data.review.times, 2)
  assert.deepEqual(
    data.before.map(({ decision, comment }) => [decision, comment]),
    [['changes_requested', 'Say which shift it is']],
  )
})
