import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { firstWord } from './first-word.ts'
import { aLiveJob, anAgency, anEmployer, apply, mailTo, type Person, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

type Say = ReturnType<typeof speak>

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const titleField = (page: Page, say: Say) =>
  page.getByRole('textbox', { name: say('jobs.own.editor.text.title'), exact: true })

/** What everybody reads of a job now. */
async function publicTitle(employer: Person, job: string): Promise<string> {
  const { data } = await employer.get<{ data: { reference: string } }>(`/page/jobs/${job}`)
  const { data: shown } = await employer.get<{ data: { title: string } }>(`/jobs/${data.reference}`)
  return shown.title
}

test('a change of a live job is looked at while the old text stays, then takes its place', async ({ page, browser }, {
  project,
}) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const employer = await anEmployer(unique('Palm Cargo'))
  const title = unique('Loader')
  const { job } = await aLiveJob(employer, title)
  await employer.enter(page.context())
  await page.goto(`/page/jobs/${job}`)
  await page.getByRole('link', { name: say('jobs.own.job.edit'), exact: true }).click()
  await titleField(page, say).fill(`${title}, nights`)
  await expect(page.getByText(say('jobs.own.edit.toReview'))).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('jobs.own.edit.send') }).click()
  await expect(page.getByText(say('jobs.own.edit.note.in_review'))).toBeVisible()
  expect(await publicTitle(employer, job)).toBe(title)

  const admin = await browser.newContext({ locale: language })
  await (await signInAsAdmin()).enter(admin)
  const desk = await admin.newPage()
  await desk.goto('/admin/reviews?show=edits')
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByText(say('moderation.changesOfLive'))).toBeVisible()
  await expectNoViolations(desk)
  await desk.getByRole('radio', { name: say('moderation.decide.approved') }).check()
  await desk.getByRole('button', { name: say('moderation.decide.approved') }).click()
  await expect(desk).not.toHaveURL(new RegExp(`${job}$`))
  await expect.poll(() => publicTitle(employer, job)).toBe(`${title}, nights`)
  await admin.close()
  await expect(page.getByRole('heading', { level: 1, name: `${title}, nights` })).toBeVisible()
})

test('the second of two editors reads what the first changed, and keeps what was written', async ({ page }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Two Hands'))
  const title = unique('Gardener')
  const fields = { language: 'en', texts: [{ language: 'en', title }], country_id: 5 }
  const { data: draft } = await employer.post<{ data: { id: string; version: number } }>('/jobs', fields)
  await employer.enter(page.context())
  const line = firstWord(page)
  await page.goto(`/page/jobs/${draft.id}`)
  await expect(titleField(page, say)).toHaveValue(title)
  await line
  const changed = { ...fields, version: draft.version, texts: [{ language: 'en', title: `${title}, days` }] }
  await employer.post(`/jobs/${draft.id}`, changed, 'PUT')
  const note = page.getByRole('alert').filter({ hasText: `${title}, days` })
  // by the line, and then read: slow where the machine does much else
  await expect(note.getByText(say('jobs.fieldNames.title'), { exact: true })).toBeVisible({ timeout: 60_000 })
  await titleField(page, say).fill(`${title}, mine`)
  await expect(page.getByRole('button', { name: say('jobs.own.submit.send') })).toBeDisabled()
  await expectNoViolations(page)
  await expect(titleField(page, say)).toHaveValue(`${title}, mine`)
  await note.getByRole('button', { name: say('jobs.own.editor.reload') }).click()
  await expect(titleField(page, say)).toHaveValue(`${title}, days`)
})

test('several jobs are paused at once, with what will happen to each told before', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Many Jobs'))
  const titles = [unique('Cook'), unique('Waiter')]
  for (const title of titles) await aLiveJob(employer, title)
  await employer.post('/jobs', { language: 'en', texts: [{ language: 'en', title: 'Only a draft' }], country_id: 5 })
  await employer.enter(page.context())
  await page.goto('/page/jobs')
  for (const name of [...titles, 'Only a draft']) await page.getByLabel(say('ui.table.row', { name })).check()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('pageJobs.batch.actions.pause'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(say('pageJobs.batch.will', { count: 2, all: 3 }))).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: say('pageJobs.batch.go', { count: 2 }) }).click()
  await expect(dialog.getByText(say('pageJobs.batch.done', { count: 2 }))).toBeVisible()
  await dialog.getByRole('button', { name: say('pageJobs.batch.close'), exact: true }).click()
  for (const title of titles)
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(say('jobs.own.states.paused'))
  await expect(page.getByRole('row').filter({ hasText: 'Only a draft' })).toContainText(say('jobs.own.states.draft'))
})

test('a client approves an agency’s job by the link of its mail, without an account', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const client = `boss.${process.pid}.${Date.now()}@falcon.example`
  const { agency } = await anAgency(unique('Bright Agency'), { name: 'Falcon Foods', email: client })
  const description = '<p>You receive containers at gate 4 and decide where the goods go, in two shifts.</p>'
  const fields = {
    language: 'en',
    texts: [{ language: 'en', title: unique('Checker'), description }],
    country_id: 5,
    workplace: 'remote',
    employment_types: ['full_time'],
    client_name: 'Falcon Foods',
    client_email: client,
  }
  const { data: draft } = await agency.post<{ data: { id: string } }>('/jobs', fields)
  await agency.post(`/jobs/${draft.id}/submission`, {})
  await expect.poll(async () => (await mailTo(client)).text).toContain('/client-job/')
  const link = /\/client-job\/[\w-]+/.exec((await mailTo(client)).text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: fields.texts[0]?.title })).toBeVisible()
  await page.getByRole('button', { name: say('jobClients.approve') }).click()
  await expect(page.getByText(say('jobClients.approved'))).toBeVisible()
  const { data } = await agency.get<{ data: { state: string } }>(`/page/jobs/${draft.id}`)
  expect(data.state).toBe('submitted')
})

test('the link of a job’s mail asks whether it is still open, and one press without signing in answers it', async ({
  page,
}, { project }) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('One Place'))
  const title = unique('Gatekeeper')
  const { job } = await aLiveJob(employer, title, { applicant_cap: 1 })
  await apply(null, job, 'Only One', `only.${process.pid}.${Date.now()}@example.com`)
  const link = /\/job-question\/[\w-]+/.exec((await mailTo(employer.email, /\/job-question\//)).text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const state = async () => (await employer.get<{ data: { state: string } }>(`/page/jobs/${job}`)).data.state
  expect(await state(), 'to open the page answers nothing').toBe('paused')
  await page.getByRole('button', { name: say('jobLife.question.answers.filled') }).click()
  await expect(page.getByText(say('jobLife.question.said.filled'))).toBeVisible()
  expect(await state()).toBe('closed')
  await page.goto(link)
  await expect(page.getByText(say('jobLife.question.expired'))).toBeVisible()
})
