import assert from 'node:assert/strict'
import { test } from 'node:test'
import { board } from '#features/hiring/pipeline/contract.ts'
import { closeJob, pauseJob } from '#features/jobs/jobs/contract.ts'
import { list as bell } from '#features/site/notifications/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aReadCv } from '#tests/world/cv.ts'
import { liveJobs } from '#tests/world/groups.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { apply, listMine } from '../contract.ts'
import { discardDraft, listDrafts, saveDraft, showStart } from '../draft-contract.ts'
import { forgetOldDrafts } from '../end-drafts.ts'

const shifts = { kind: 'yes_no' as const, text: 'Do you work in shifts?', knock_out: 'yes' }
const count = async (site: Site) => (await site.world.db.selectFrom('application_drafts').selectAll().execute()).length

test('what was typed is taken up on another device, is nobody else’s, and goes when it is sent', async () => {
  const site = await aSite()
  const { employer, job, questions } = await aLiveJob(site, { questions: [shifts] })
  const person = await aReadCv(site)
  const question = questions[0]?.id as string
  const answers = { [question]: 'yes' }
  await person.visitor.call(saveDraft, { job, note: 'I am', answers: { [question]: 'answer_0' } })
  await person.visitor.call(saveDraft, { job, note: 'I am here', cv: person.cv, answers })
  const { data: start } = await person.visitor.call(showStart, { job })
  assert.deepEqual(start.draft, { name: '', email: '', phone: '', cv: person.cv, note: 'I am here', answers })
  assert.deepEqual(
    (await person.visitor.call(listDrafts, {})).data.map((one) => one.job.id),
    [job],
  )
  const other = await aCandidate(site)
  assert.equal((await other.visitor.call(showStart, { job })).data.draft, null)
  // the page knows nothing of it: no card, no number, no word in a bell
  const outbox = await site.settle()
  assert.deepEqual(
    outbox.filter(({ to, subject }) => to === employer.email && /applicant|hello/i.test(subject)),
    [],
  )
  assert.doesNotMatch((await employer.visitor.ask(board, { job })).body, /I am here/)
  assert.equal((await person.visitor.call(listMine, {})).data.length, 0)
  await person.visitor.call(apply, { job, name: person.name, lang: 'en', cv: person.cv, answers })
  assert.deepEqual((await person.visitor.call(listDrafts, {})).data, [])
  await person.visitor.refused('already_sent', saveDraft, { job, note: 'late' })
  const { data: again } = await person.visitor.call(showStart, { job })
  assert.equal(again.draft, null)
  assert.ok(again.application)
})

test('answers given elsewhere to the same question are offered; another question’s are not', async () => {
  const site = await aSite()
  const { employer, job, questions } = await aLiveJob(site, { questions: [shifts] })
  const person = await aReadCv(site)
  const answers = { [questions[0]?.id as string]: 'yes' }
  await person.visitor.call(apply, { job, name: person.name, lang: 'en', cv: person.cv, answers })
  const same = { ...shifts, text: ' do you WORK in shifts?' }
  const [next] = await liveJobs(site, employer.visitor, ['Waiter'], {
    questions: [same, { kind: 'yes_no', text: 'Do you drive?' }],
  })
  const { data } = await person.visitor.call(showStart, { job: next as string })
  assert.deepEqual(Object.values(data.answers), ['yes'])
  assert.deepEqual(data.cv, { id: person.cv, name: 'priya.pdf' })
  const nobody = await aCandidate(site)
  assert.deepEqual((await nobody.visitor.call(showStart, { job: next as string })).data, {
    application: null,
    withdrawn_at: null,
    cv: null,
    answers: {},
    reach: { phone: null, country: 'AE' },
    draft: null,
  })
})

test('a pause keeps a draft, a closed job ends it and says so once, discarding and sixty days end it quietly', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor } = await aCandidate(site)
  const [second] = await liveJobs(site, employer.visitor, ['Waiter'])
  await visitor.call(saveDraft, { job: second as string, note: 'Hello' })
  await visitor.call(discardDraft, { job: second as string })
  assert.equal(await count(site), 0)
  await visitor.call(saveDraft, { job, note: 'Hello' })
  await visitor.call(saveDraft, { job: second as string, note: 'Hello' })
  await employer.visitor.call(pauseJob, { job })
  await site.settle()
  assert.equal(await count(site), 2)
  await employer.visitor.call(closeJob, { job, reason: 'cancelled' })
  await site.settle()
  assert.equal(await count(site), 1)
  const told = (await visitor.call(bell, {})).data.filter(({ title }) =>
    title.startsWith('Job closed before you applied'),
  )
  assert.equal(told.length, 1)
  await visitor.refused('job_closed', saveDraft, { job, note: 'Hello' })
  const run = (days: number) => {
    const at = new Date(site.world.now().getTime() + days * 86_400_000)
    return forgetOldDrafts.run({ ...backgroundContext(site.world), now: () => at }, {})
  }
  await run(59)
  assert.equal(await count(site), 1)
  await run(61)
  assert.equal(await count(site), 0)
})

test('drafts are for whoever is signed in, and for jobs everybody may see', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const guest = new Visitor(site)
  await guest.refused('no_session', saveDraft, { job })
  await guest.refused('no_session', listDrafts, {})
  const { visitor, id } = await aCandidate(site)
  await visitor.refused('not_found', saveDraft, { job: id })
  await visitor.refused('not_found', showStart, { job: id })
  // two devices at once: one draft, and neither fails
  await Promise.all(['one', 'two'].map((note) => visitor.call(saveDraft, { job, note })))
  assert.equal(await count(site), 1)
})
