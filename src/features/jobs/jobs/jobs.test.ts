import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, listReviews } from '#features/staff/moderation/contract.ts'
import { cleanHtml } from '#platform/server/clean-html.ts'
import { aCandidate, aLiveJob, anAdmin, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { closeJob, editJob, nameJob, pauseJob, resumeJob, saveJob, showJob, startJob, submitJob } from './contract.ts'
import { addressOf, newReference, referenceIn } from './reference.ts'

test('a job waits for review with post permission 1 and is live at once with 2', async () => {
  const site = await aSite()
  const { visitor, id, page } = await anEmployer(site)
  const { data: draft } = await visitor.call(startJob, jobFields())
  assert.equal((await visitor.call(submitJob, { job: draft.id })).data.state, 'submitted')
  for (const call of [showJob, nameJob])
    await new Visitor(site).refused('not_found', call, { address: draft.reference })
  await site.world.db.updateTable('users').set({ post_permission: 2 }).where('id', '=', id).execute()
  await site.world.db.updateTable('pages').set({ post_permission: 2 }).where('id', '=', page.id).execute()
  const { data: second } = await visitor.call(startJob, jobFields())
  assert.equal((await visitor.call(submitJob, { job: second.id })).data.state, 'live')
  assert.equal(
    (await new Visitor(site).call(showJob, { address: `any-words-${second.reference}` })).data.closed_to,
    null,
  )
  await site.world.db.updateTable('pages').set({ post_permission: 0 }).where('id', '=', page.id).execute()
  const { data: third } = await visitor.call(startJob, jobFields())
  await visitor.refused('posting_blocked', submitJob, { job: third.id })
})

test('an admin asks for changes with words; the employer mends and sends again', async () => {
  const site = await aSite()
  const { visitor, email } = await anEmployer(site)
  const admin = await anAdmin(site)
  const { data: draft } = await visitor.call(startJob, jobFields())
  await visitor.call(submitJob, { job: draft.id })
  const { data: waiting } = await admin.visitor.call(listReviews, {})
  const review = waiting[0]?.id ?? ''
  await admin.visitor.refused('invalid', decide, { review, decision: 'changes_requested' })
  await admin.visitor.call(decide, { review, decision: 'changes_requested', comment: 'Say where the work is.' })
  await admin.visitor.refused('already_decided', decide, { review, decision: 'approved' })
  const { data: back } = await visitor.call(editJob, { job: draft.id })
  assert.deepEqual([back.state, back.review_comment], ['changes_requested', 'Say where the work is.'])
  assert.ok((await site.settle()).some(({ to, subject }) => to === email && /Changes/.test(subject)))
  await visitor.call(submitJob, { job: draft.id })
  await visitor.refused('not_allowed', listReviews, {})
})

test('what is missing keeps a draft from going out, field by field', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const bare = jobFields({
    texts: [{ language: 'en', title: 'Cook', description: '<p>Soon.</p>' }],
    employment_types: [],
    workplace: 'on_site',
    salary_min: 9000,
    salary_max: 7000,
  })
  const { data: draft } = await visitor.call(startJob, bare)
  const problem = await visitor.refused('invalid', submitJob, { job: draft.id })
  assert.deepEqual(problem.errors?.map(({ field }) => field).sort(), [
    'city_id',
    'description',
    'employment_types',
    'salary_currency',
    'salary_max',
    'salary_period',
  ])
})

test('of two editors the second is told, and nothing is overwritten', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { data: draft } = await visitor.call(startJob, jobFields())
  await visitor.call(saveJob, { ...jobFields({ openings: 4 }), job: draft.id, version: draft.version })
  await visitor.refused('changed_meanwhile', saveJob, {
    ...jobFields({ openings: 9 }),
    job: draft.id,
    version: draft.version,
  })
  assert.equal((await visitor.call(editJob, { job: draft.id })).data.fields.openings, 4)
})

test('a page edits its own jobs only', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', editJob, { job })
  await stranger.visitor.refused('not_found', pauseJob, { job })
  const candidate = await aCandidate(site)
  await candidate.visitor.refused('not_allowed', startJob, jobFields())
})

test('a paused job says so, a closed one too, and neither takes applications', async () => {
  const site = await aSite()
  const { employer, job, reference } = await aLiveJob(site)
  const closedTo = async () => (await new Visitor(site).call(showJob, { address: reference })).data.closed_to
  await employer.visitor.call(pauseJob, { job })
  assert.equal(await closedTo(), 'job_paused')
  await employer.visitor.call(resumeJob, { job })
  assert.equal(await closedTo(), null)
  await employer.visitor.call(closeJob, { job, reason: 'filled' })
  assert.equal(await closedTo(), 'job_closed')
  for (const address of [reference, `old-words-${reference.toUpperCase()}`])
    assert.deepEqual((await new Visitor(site).call(nameJob, { address })).data, { id: job })
  await employer.visitor.refused('job_state', pauseJob, { job })
})

test('a pasted text keeps its meaning and loses all that could run or shout', () => {
  const pasted =
    '<div class="MsoNormal" style="color:red"><b>Pay</b>: <script>alert(1)</script><a href="javascript:alert(2)" onclick="x()">here</a></div><p>&nbsp;</p><h1>Big</h1>'
  assert.equal(
    cleanHtml(pasted),
    '<p><strong>Pay</strong>: <a rel="nofollow noopener noreferrer">here</a></p><h3>Big</h3>',
  )
})

test('the address of a job ends with its reference, whatever the title', () => {
  for (const title of ['Warehouse coordinator', 'مهندس موقع', '!!!', 'x'.repeat(300)]) {
    const reference = newReference()
    assert.equal(referenceIn(addressOf(title, reference)), reference)
    assert.ok(addressOf(title, reference).length <= 80)
  }
})

test('a job that nobody confirms for thirty days pauses; resuming confirms it', async () => {
  const site = await aSite()
  const { employer, job, reference } = await aLiveJob(site, { open_days: 90 })
  const run = async () => {
    await site.pool.query("select graphile_worker.add_job('pause-unconfirmed-jobs', '{}'::json)")
    return site.settle()
  }
  await run()
  assert.equal((await employer.visitor.call(editJob, { job })).data.state, 'live')
  site.later(31 * 86_400_000)
  const again = new Visitor(site)
  const told = await run()
  assert.equal((await again.call(showJob, { address: reference })).data.closed_to, 'job_paused')
  assert.ok(told.some(({ to, subject }) => to === employer.email && /^Job paused/.test(subject)))
})

test('a question keeps its id through saving, but cannot take that of another job', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const question = { kind: 'yes_no' as const, text: 'Do you drive?' }
  const { data: first } = await visitor.call(startJob, jobFields({ questions: [question] }))
  const { data: second } = await visitor.call(startJob, jobFields())
  const [asked] = first.fields.questions
  const stolen = jobFields({ questions: [{ ...question, id: asked?.id as string }] })
  const { data: saved } = await visitor.call(saveJob, { ...stolen, job: second.id, version: second.version })
  assert.notEqual(saved.fields.questions[0]?.id, asked?.id)
  const { data: again } = await visitor.call(saveJob, { ...stolen, job: first.id, version: first.version })
  assert.equal(again.fields.questions[0]?.id, asked?.id)
})
