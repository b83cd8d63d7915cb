import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { decide, listReviews, showReview } from '#features/staff/moderation/contract.ts'
import { aLiveJob, anApplication, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as jobs from '../contract.ts'
import { changesSince, dropEdit, jobHistory, publishEdit } from '../edit-contract.ts'

const newTitle = jobFields({ texts: [{ ...jobFields().texts[0], title: 'Warehouse chief' } as never] })

async function trust(site: Site, user: string, page: string): Promise<void> {
  await site.world.db.updateTable('users').set({ post_permission: 2 }).where('id', '=', user).execute()
  await site.world.db.updateTable('pages').set({ post_permission: 2 }).where('id', '=', page).execute()
}

async function edit(employer: Awaited<ReturnType<typeof anEmployer>>, job: string, fields: typeof newTitle) {
  const { data } = await employer.visitor.call(jobs.editJob, { job })
  await employer.visitor.call(jobs.saveJob, { ...fields, job, version: data.version })
  return (await employer.visitor.call(publishEdit, { job })).data
}

const titleOf = async (site: Site, reference: string) =>
  (await new Visitor(site).call(jobs.showJob, { address: reference })).data.title

test('what matters in a live job waits for a look while the old text stays; approval swaps it in', async () => {
  const site = await aSite()
  const { employer, admin, job, reference } = await aLiveJob(site)
  const edited = await edit(employer, job, newTitle)
  assert.deepEqual([edited.state, edited.edit?.state], ['live', 'in_review'])
  assert.equal(await titleOf(site, reference), 'Warehouse coordinator')
  await employer.visitor.refused('edit_in_review', jobs.saveJob, { ...newTitle, job, version: edited.version })

  const { data: waiting } = await admin.visitor.call(listReviews, { show: 'edits' })
  const { data } = await admin.visitor.call(showReview, { review: waiting[0]?.id ?? '' })
  assert.deepEqual(data.changes, [{ field: 'title', from: 'Warehouse coordinator', to: 'Warehouse chief' }])
  assert.equal(data.job.title, 'Warehouse chief')
  await admin.visitor.call(decide, { review: data.review.id, decision: 'approved' })
  assert.equal(await titleOf(site, reference), 'Warehouse chief')
  const { data: shown } = await new Visitor(site).call(jobs.showJob, { address: reference })
  assert.deepEqual(
    shown.changes.map(({ fields }) => fields),
    [['title']],
  )
  const { data: history } = await employer.visitor.call(jobHistory, { job })
  assert.deepEqual(history[0]?.change, data.changes[0])
})

test('a change that is refused is dropped with words; one to be mended stays to be mended', async () => {
  const site = await aSite()
  const { employer, admin, job, reference } = await aLiveJob(site)
  const review = async () => (await admin.visitor.call(listReviews, {})).data[0]?.id ?? ''
  await edit(employer, job, newTitle)
  const fields = [{ field: 'title', text: 'Nobody calls it that' }]
  await admin.visitor.call(decide, { review: await review(), decision: 'changes_requested', fields })
  const { data: back } = await employer.visitor.call(jobs.editJob, { job })
  assert.deepEqual([back.edit?.state, back.field_comments], ['writing', fields])
  await employer.visitor.call(publishEdit, { job })
  await admin.visitor.call(decide, { review: await review(), decision: 'refused', comment: 'Misleading' })
  const { data: after } = await employer.visitor.call(jobs.editJob, { job })
  assert.deepEqual([after.edit, after.fields.texts[0]?.title], [null, 'Warehouse coordinator'])
  assert.equal(await titleOf(site, reference), 'Warehouse coordinator')
  assert.ok((await site.settle()).some(({ to, subject }) => to === employer.email && /Changes rejected/.test(subject)))
})

test('what does not matter counts at once, also beside what waits', async () => {
  const site = await aSite()
  const { employer, job, reference } = await aLiveJob(site)
  await edit(employer, job, jobFields({ skills_nice: ['Excel'] }))
  const guest = new Visitor(site)
  assert.deepEqual((await guest.call(jobs.showJob, { address: reference })).data.skills_nice, ['Excel'])
  await edit(employer, job, { ...newTitle, skills_nice: ['Word'] })
  const { data } = await guest.call(jobs.showJob, { address: reference })
  assert.deepEqual([data.title, data.skills_nice, data.changes], ['Warehouse coordinator', ['Word'], []])
  await employer.visitor.call(dropEdit, { job })
  assert.equal((await employer.visitor.call(jobs.editJob, { job })).data.edit, null)
})

test('a trusted page’s change is live at once, and those who applied read what it was and is', async () => {
  const site = await aSite()
  const { employer, job, reference, candidate, application } = await anApplication(site, {
    questions: [{ kind: 'text', text: 'Why?', required: false }],
  })
  await trust(site, employer.id, employer.page.id)
  await edit(employer, job, jobFields({ salary_min: 7000, salary_currency: 'AED', salary_period: 'month' }))
  const { data } = await new Visitor(site).call(jobs.showJob, { address: reference })
  assert.deepEqual([data.salary?.min, data.changes[0]?.fields], [7000, ['salary', 'questions']])
  await site.settle()
  const { data: mine } = await candidate.visitor.call(applications.showMine, { application })
  assert.deepEqual(
    mine.changes.map(({ field, to }) => [field, to]),
    [
      ['salary', '7,000 AED a month'],
      ['questions', ''],
    ],
  )
  const bell = await site.world.db
    .selectFrom('notifications')
    .select('notice')
    .where('user_id', '=', candidate.id)
    .execute()
  assert.equal(bell.filter(({ notice }) => notice === 'job_changed').length, 1)
})

test('a question that is asked no more keeps the answers it was given', async () => {
  const site = await aSite()
  const question = { kind: 'text' as const, text: 'Why?' }
  const { employer, job, questions } = await aLiveJob(site, { questions: [question] })
  const candidate = await anEmployer(site)
  const asked = { job, name: 'Some Body', lang: 'en' as const, answers: { [questions[0]?.id ?? '']: 'Because' } }
  const cv = { name: 'cv.txt', bytes: new TextEncoder().encode('Warehouse work, 2020 to 2026, in Dubai and Doha') }
  const { data } = await candidate.visitor.call(applications.apply, asked, { files: { cv } })
  await trust(site, employer.id, employer.page.id)
  await edit(employer, job, jobFields())
  const { data: seen } = await employer.visitor.call(applications.showApplicant, { application: data.application })
  assert.deepEqual(
    seen.answers.map(({ answer }) => answer),
    ['Because'],
  )
})

test('a job that has been out keeps words in its own language, for whoever applied reads its title', async () => {
  const site = await aSite()
  const { employer, job, candidate, application } = await anApplication(site)
  const { visitor } = employer
  await visitor.call(jobs.closeJob, { job, reason: 'filled' })
  await visitor.call(jobs.relistJob, { job })
  const { version } = (await visitor.call(jobs.editJob, { job })).data
  const { errors } = await visitor.refused('invalid', jobs.saveJob, { ...jobFields({ language: 'fr' }), job, version })
  assert.deepEqual([errors?.[0]?.field, errors?.[0]?.code], ['language', 'required'])
  assert.equal((await visitor.call(applications.showApplicant, { application })).data.id, application)
  assert.equal((await candidate.visitor.call(applications.showMine, { application })).data.id, application)
})

test('of two editors the second reads who changed what, and nothing is overwritten', async () => {
  const site = await aSite()
  const { visitor, name } = await anEmployer(site)
  const { data: draft } = await visitor.call(jobs.startJob, jobFields())
  const read = { job: draft.id, version: draft.version }
  await visitor.call(jobs.saveJob, { ...newTitle, ...read })
  const answer = await visitor.ask(jobs.saveJob, { ...jobFields({ openings: 9 }), ...read })
  const problem = answer.json()
  assert.deepEqual([problem.code, problem.by], ['changed_meanwhile', [name]])
  assert.deepEqual(problem.changes, [{ field: 'title', from: 'Warehouse coordinator', to: 'Warehouse chief' }])
  assert.deepEqual((await visitor.call(changesSince, read)).data.changes, problem.changes)
  assert.equal((await visitor.call(jobs.editJob, { job: draft.id })).data.fields.texts[0]?.title, 'Warehouse chief')
})
