import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { coinsFor } from '#tests/world/coins.ts'
import { aLiveJob, anAdmin, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
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

test('five approved jobs of a checked page earn trust, with the reason told; an upheld fraud takes it back', async () => {
  const site = await aSite()
  const { visitor, page, email, id } = await anEmployer(site)
  const admin = await anAdmin(site)
  await site.world.db
    .updateTable('pages')
    .set({ email_verified_at: site.world.now() })
    .where('id', '=', page.id)
    .execute()
  await coinsFor(site, page.id, 15)
  let last = ''
  for (let at = 0; at < 5; at++) {
    const { data: draft } = await visitor.call(jobs.startJob, jobFields())
    await visitor.call(jobs.submitJob, { job: draft.id, coins: at < 3 ? 0 : 5 })
    const [review] = (await admin.visitor.call(moderation.listReviews, {})).data
    await admin.visitor.call(moderation.decide, { review: review?.id ?? '', decision: 'approved' })
    last = draft.id
  }
  const told = await site.settle()
  assert.equal(told.filter(({ to, subject }) => to === email && /can now publish/.test(subject ?? '')).length, 1)
  const permission = async () =>
    site.world.db
      .selectFrom('pages')
      .select(['post_permission', 'post_permission_reason'])
      .where('id', '=', page.id)
      .executeTakeFirst()
  assert.deepEqual(await permission(), { post_permission: 2, post_permission_reason: 'earned' })
  const { data: sixth } = await visitor.call(jobs.startJob, jobFields())
  assert.equal((await visitor.call(jobs.submitJob, { job: sixth.id, coins: 5 })).data.state, 'live')

  const fraud = { job: last, reason: 'Asked for money by phone', fraud: true }
  await visitor.refused('not_allowed', moderation.closeJobByStaff, fraud)
  await admin.visitor.call(moderation.closeJobByStaff, fraud)
  assert.deepEqual(await permission(), { post_permission: 1, post_permission_reason: 'fraud' })
  const user = await site.world.db.selectFrom('users').select('post_permission').where('id', '=', id).executeTakeFirst()
  assert.equal(user?.post_permission, 1)
  await visitor.refused('job_state', jobs.relistJob, { job: last })
})

test('what the automatic look finds stands in the queue; a block keeps even a trusted page’s job for a look', async () => {
  const site = await aSite()
  const { visitor, page, id } = await anEmployer(site)
  const admin = await anAdmin(site)
  await site.world.db.updateTable('users').set({ post_permission: 2 }).where('id', '=', id).execute()
  await site.world.db.updateTable('pages').set({ post_permission: 2 }).where('id', '=', page.id).execute()
  const description = '<p>Please pay a registration fee of 500 AED before the interview at our office in Dubai.</p>'
  const asked = jobFields({ texts: [{ language: 'en', title: 'Cleaner', description }] })
  const { data: draft } = await visitor.call(jobs.startJob, asked)
  assert.equal((await visitor.call(jobs.submitJob, { job: draft.id })).data.state, 'submitted')
  const [review] = (await admin.visitor.call(moderation.listReviews, {})).data
  assert.ok((review?.blocks ?? 0) > 0)
  const { data } = await admin.visitor.call(moderation.showReview, { review: review?.id ?? '' })
  assert.deepEqual([data.findings[0]?.rule, data.findings[0]?.field], ['fee', 'description'])
  assert.match(data.job.text.description, /<mark id="words-0">[^<]*registration fee/)
  assert.deepEqual((await visitor.call(jobs.editJob, { job: draft.id })).data.waits_because, ['findings'])

  const approved = { review: review?.id ?? '', decision: 'approved' } as const
  const { errors } = await admin.visitor.refused('invalid', moderation.decide, approved)
  assert.deepEqual(errors?.[0]?.field, 'reason')
  await admin.visitor.call(moderation.decide, { ...approved, reason: 'The fee is paid back by the state' })
  const after = await admin.visitor.call(moderation.showReview, { review: review?.id ?? '' })
  assert.equal(after.data.approved_because, 'The fee is paid back by the state')
  const told = await visitor.call(jobs.editJob, { job: draft.id })
  assert.ok(!JSON.stringify(told).includes('by the state'))
  const audit = await site.pool.query(`select data from events where name = 'job.reviewed' order by id desc limit 1`)
  assert.equal(audit.rows[0]?.data.because, 'The fee is paid back by the state')
})

test('staff take a live job out of sight with a reason and put it back; nobody sees it meanwhile', async () => {
  const site = await aSite()
  const { admin, employer, job, reference } = await aLiveJob(site)
  const { data } = await admin.visitor.call(moderation.lookAtJob, { reference })
  const because = { job, reason: 'We ask the company about the pay' }
  await employer.visitor.refused('not_allowed', moderation.suspendJob, because)
  await admin.visitor.call(moderation.suspendJob, because)
  const guest = new Visitor(site)
  await guest.refused('not_found', jobs.showJob, { address: reference })
  assert.equal((await admin.visitor.call(moderation.showReview, { review: data.review })).data.state, 'suspended')
  assert.ok(
    (await site.settle()).some(({ to, subject }) => to === employer.email && /Job suspended/.test(subject ?? '')),
  )
  await admin.visitor.call(moderation.reinstateJob, because)
  assert.equal((await guest.call(jobs.showJob, { address: reference })).data.closed_to, null)
})
