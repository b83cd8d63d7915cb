import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { archiveJob, closeJob, startJob } from '#features/jobs/jobs/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { countRecords } from '#features/seeking/directory/count-records.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anApplication, anEmployer, backAtWork, jobFields, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { lapseUnanswered, remindOfAnswers } from './background.ts'
import { answerWaiting, showWaiting } from './contract.ts'

const day = 86_400_000
const tick = async (site: Site, job: typeof remindOfAnswers) => {
  await job.run(backgroundContext(site.world), {})
  return site.settle()
}
const stageOf = async (site: Site, id: string) =>
  (await site.world.db.selectFrom('applications').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage
const titles = (mails: { subject: string }[], about: RegExp) =>
  mails.filter(({ subject }) => about.test(subject)).map(({ subject }) => subject)
const recordOf = async (site: Site, page: string) => {
  await countRecords(site.world.db, site.world.now())
  return site.world.db.selectFrom('page_records').selectAll().where('page_id', '=', page).executeTakeFirst()
}

test('the team is reminded three days before, told when it is late, and each only once', async () => {
  const site = await aSite()
  await anApplication(site)
  await site.settle()
  const due = /answer/i
  assert.deepEqual(titles(await tick(site, remindOfAnswers), due), [])
  site.later(11.5 * day)
  const soon = await tick(site, remindOfAnswers)
  assert.equal(titles(soon, /due in three days/).length, 1)
  assert.equal(titles(await tick(site, remindOfAnswers), /due in three days/).length, 1)
  site.later(3 * day)
  assert.equal(titles(await tick(site, remindOfAnswers), /overdue/).length, 1)
  assert.equal(titles(await tick(site, remindOfAnswers), /overdue/).length, 1)
})

test('whoever was told something is not waited for; nobody is reminded of an offer', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  await employer.visitor.call(applications.move, { application, stage: 'shortlisted', version: 1 })
  site.later(20 * day)
  assert.deepEqual(titles(await tick(site, remindOfAnswers), /three days|overdue/), [])
})

test('after sixty days without a word the candidate reads the truth, the record counts it, and a late answer still counts', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  site.later(59 * day)
  await tick(site, lapseUnanswered)
  assert.equal(await stageOf(site, application), 'submitted')
  site.later(2 * day)
  const mails = await tick(site, lapseUnanswered)
  assert.equal(await stageOf(site, application), 'lapsed')
  const told = mails.find(({ subject }) => subject.startsWith('No response from'))
  assert.match(told?.text ?? '', /hasn’t replied to your application for/)
  // sessions have ended meanwhile
  for (const { visitor, email } of [candidate, employer]) await visitor.call(authenticate, { email, password })
  const { data: mine } = await candidate.visitor.call(applications.showMine, { application })
  assert.equal(mine.status, 'lapsed')
  assert.deepEqual(await recordOf(site, employer.page.id).then((row) => [row?.applications, row?.answered]), [1, 0])
  const { data: seen } = await employer.visitor.call(applications.showApplicant, { application })
  assert.deepEqual(seen.next_stages, ['in_review', 'rejected'])
  await employer.visitor.call(applications.move, {
    application,
    stage: 'rejected',
    version: seen.version,
    reason: 'other',
  })
  assert.deepEqual(await recordOf(site, employer.page.id).then((row) => [row?.applications, row?.answered]), [1, 1])
})

test('a word after the first sixty days begins them anew', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  site.later(40 * day)
  // the session is long over, and its page token with it
  await backAtWork(employer)
  await employer.visitor.call(applications.writeAsPage, { application, text: 'It takes a little longer.' })
  site.later(40 * day)
  await tick(site, lapseUnanswered)
  assert.equal(await stageOf(site, application), 'submitted')
  site.later(21 * day)
  await tick(site, lapseUnanswered)
  assert.equal(await stageOf(site, application), 'lapsed')
})

test('closing a job as filled leaves a way to answer everybody, read before it goes out', async () => {
  const site = await aSite()
  const { employer, candidate, application, job } = await anApplication(site)
  const { visitor } = employer
  assert.equal((await visitor.call(showWaiting, { job })).data.waiting, 0)
  await visitor.refused('job_not_closed', answerWaiting, { job })
  await visitor.call(closeJob, { job, reason: 'filled' })
  const { data: preview } = await visitor.call(showWaiting, { job })
  assert.deepEqual([preview.waiting, preview.offered, preview.why], [1, 0, 'filled'])
  assert.deepEqual(preview.words.map(({ language }) => language).sort(), ['ar', 'en', 'fr', 'ru'])
  assert.equal((await visitor.call(answerWaiting, { job })).data.waiting, 1)
  const mails = await site.settle()
  const english = preview.words.find(({ language }) => language === 'en')?.text ?? ''
  assert.ok(mails.some(({ to, text }) => to === candidate.email && text.includes(english.slice(0, 40))))
  const { data: mine } = await candidate.visitor.call(applications.showMine, { application })
  assert.equal(mine.status, 'closed')
  assert.deepEqual(await recordOf(site, employer.page.id).then((row) => [row?.applications, row?.answered]), [1, 1])
  assert.equal((await visitor.call(showWaiting, { job })).data.waiting, 0)
})

test('a draft not written yet in its own language has nobody who waits, and no words for them', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { data } = await visitor.call(startJob, jobFields({ language: 'fr' }))
  const asked = await visitor.call(showWaiting, { job: data.id, filled: true })
  assert.deepEqual([asked.data.waiting, asked.data.words], [0, []])
})

test('an offer outlives the closing, and nothing is put away unanswered', async () => {
  const site = await aSite()
  const { employer, application, job } = await anApplication(site)
  const { visitor } = employer
  await visitor.call(applications.move, { application, stage: 'offered', version: 1 })
  await visitor.call(closeJob, { job, reason: 'cancelled' })
  await visitor.call(answerWaiting, { job })
  await site.settle()
  assert.equal(await stageOf(site, application), 'offered')
  await visitor.call(applications.move, { application, stage: 'interviewing', version: 2 })
  await visitor.call(archiveJob, { job })
  await site.settle()
  assert.equal(await stageOf(site, application), 'job_closed')
})

test('an application that is stored in the moment in which its company closes waits for ever', async () => {
  const site = await aSite()
  const { application, employer } = await anApplication(site)
  // closed by whoever read before it was there
  await site.world.db.updateTable('pages').set({ state: 'closed' }).where('id', '=', employer.page.id).execute()
  await site.settle()
  assert.equal(await stageOf(site, application), 'job_closed')
})

test('a stranger neither sees who waits nor answers', async () => {
  const site = await aSite()
  const { job } = await anApplication(site)
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', showWaiting, { job })
  await stranger.visitor.refused('not_found', answerWaiting, { job })
})
