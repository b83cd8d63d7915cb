import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showJob } from '#features/jobs/jobs/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate, aLiveJob, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { decideComplaint, listComplaints, reportCompany, reportJob } from './contract.ts'
import { complaintHolding } from './holding.ts'

test('anybody reports a job once; staff see what was seen, never by whom; who reported hears what came of it', async () => {
  const site = await aSite()
  const { admin, employer, job } = await aLiveJob(site)
  const { visitor, email, id: reporter } = await aCandidate(site)
  const open = async () => (await admin.visitor.call(listComplaints, {})).data
  await visitor.call(reportJob, { job, reason: 'money', note: 'They asked for 500 AED by phone' })
  await visitor.call(reportJob, { job, reason: 'other' })
  const guest = new Visitor(site)
  const left = { job, reason: 'not_real', email: 'guest@example.com' } as const
  assert.equal((await guest.call(reportJob, left)).data.hears, true)
  await guest.refused('invalid', reportJob, { ...left, email: 'a@mailinator.com' })
  await guest.refused('not_found', reportJob, { job: crypto.randomUUID(), reason: 'money' })
  await employer.visitor.refused('not_allowed', listComplaints, {})
  const [first, second] = await open()
  assert.deepEqual([first?.title, first?.reason, first?.times], ['Warehouse coordinator', 'money', 2])
  assert.match(first?.text ?? '', /gate 4/)
  assert.ok(!JSON.stringify(await open()).includes(reporter) && !JSON.stringify(await open()).includes(email))

  const decided = { complaint: first?.id ?? '', decision: 'upheld', words: 'We spoke to the company' } as const
  await employer.visitor.refused('not_allowed', decideComplaint, decided)
  await admin.visitor.call(decideComplaint, decided)
  await admin.visitor.refused('already_decided', decideComplaint, decided)
  await admin.visitor.call(decideComplaint, { complaint: second?.id ?? '', decision: 'dismissed', words: 'It is open' })
  const told = await site.settle()
  assert.ok(told.some(({ to, text }) => to === email && /We spoke to the company/.test(text)))
  assert.ok(told.some(({ to, text }) => to === 'guest@example.com' && /It is open/.test(text)))
  assert.deepEqual(await open(), [])

  const ctx = backgroundContext(site.world)
  assert.equal(((await complaintHolding.give(ctx, reporter)) as unknown[]).length, 1)
  await site.world.db.transaction().execute((tx) => complaintHolding.forget(ctx, tx, reporter))
  assert.deepEqual(await complaintHolding.give(ctx, reporter), [])
})

test('an upheld fraud takes the trust; two upheld reports from different places take the job out of sight', async () => {
  const site = await aSite()
  const { admin, employer, job, reference } = await aLiveJob(site)
  const page = employer.page.id
  await site.world.db.updateTable('pages').set({ post_permission: 2 }).where('id', '=', page).execute()
  const colleague = await teammate(site, page, 'interviewer')
  await colleague.visitor.refused('own_complaint', reportJob, { job, reason: 'fraud' })
  await employer.visitor.refused('own_complaint', reportCompany, { page, reason: 'fraud' })
  const uphold = async () => {
    const [one] = (await admin.visitor.call(listComplaints, {})).data
    await admin.visitor.call(decideComplaint, { complaint: one?.id ?? '', decision: 'upheld', words: 'It is so' })
  }
  const seen = new Visitor(site)
  for (const reason of ['fraud', 'wrong'] as const) {
    const { visitor } = await aCandidate(site)
    await visitor.call(reportJob, { job, reason })
    await uphold()
  }
  const { post_permission } = await site.world.db
    .selectFrom('pages')
    .select('post_permission')
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  assert.equal(post_permission, 1)
  // both came from one place
  await seen.call(showJob, { address: reference })
  await site.world.db.updateTable('complaints').set({ from_key: 'elsewhere' }).where('reason', '=', 'wrong').execute()
  const third = await aCandidate(site)
  await third.visitor.call(reportJob, { job, reason: 'not_real' })
  await uphold()
  await seen.refused('not_found', showJob, { address: reference })
})
