import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aWordyPdf } from '../world/a-pdf.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, mailTo, type Person } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const questions = [{ kind: 'yes_no', text: 'Do you work in shifts?' }]

async function threeJobs(employer: Person) {
  const titles = ['Cook', 'Waiter', 'Porter'].map(unique)
  for (const title of titles) await aLiveJob(employer, title, { questions })
  return titles as [string, string, string]
}

test(
  'an employer makes a group of jobs, and a guest applies to two of three at once',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(unique('Corniche Hotels'))
    const [cook, waiter, porter] = await threeJobs(employer)
    await employer.enter(page.context())

    await page.goto('/page/job-groups')
    await expect(page.getByRole('heading', { name: say('jobGroups.list.empty') })).toBeVisible()
    await page.getByRole('link', { name: say('jobGroups.list.first') }).click()
    const title = unique('فريق الافتتاح')
    await page.getByLabel(say('jobGroups.editor.text.title'), { exact: true }).fill(title)
    for (const job of [porter, cook, waiter])
      await page.getByRole('button', { name: say('jobGroups.editor.jobs.add', { job }), exact: true }).click()
    await page.getByRole('button', { name: say('jobGroups.editor.jobs.down', { job: porter }), exact: true }).click()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('jobGroups.editor.moves.publish'), exact: true }).click()
    const state = page.getByRole('main').getByText(say('jobGroups.states.published'), { exact: true })
    await expect(state).toBeVisible()
    await expect(page).toHaveURL(/\/page\/job-groups\/[\w-]{36}$/)
    const shown = await page.getByRole('link', { name: say('jobGroups.editor.preview') }).getAttribute('href')

    const guest = await (await browser.newContext()).newPage()
    const inArabic = speak('ar')
    await guest.goto(`${process.env.JOURNEYS_URL}${shown}?lang=ar`)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title)
    const rows = guest.getByRole('listitem').filter({ has: guest.getByRole('checkbox') })
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText(cook)
    await applyToTwo(guest, [cook, waiter])
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
      inArabic('applications.several.sentCount', { count: 2 }),
    )
    await expect(guest.getByText(inArabic('applications.several.outcomes.sent'), { exact: true })).toHaveCount(2)
    await expectNoViolations(guest)
    await guest.context().close()

    await expect(async () => {
      await page.goto('/page/job-groups')
      await expect(page.getByText(say('jobGroups.list.applied', { count: 2 }))).toBeVisible({ timeout: 5_000 })
    }).toPass()
  },
)

/** Chooses jobs, answers once what both ask, and sends. */
async function applyToTwo(page: Page, jobs: readonly string[]) {
  const say = speak('ar')
  const email = `guest.${process.pid}.${Date.now()}@example.com`
  for (const job of jobs)
    await page.getByRole('checkbox', { name: say('jobGroups.page.choose', { job }), exact: true }).check()
  await page.getByRole('button', { name: say('jobGroups.page.applyTo') }).click()
  await expect(page.getByLabel(say('applications.apply.name'))).toBeEditable()
  await page.waitForLoadState('networkidle')
  await expectNoViolations(page)
  await page.getByLabel(say('applications.apply.name')).fill('Layla Haddad')
  await page.getByLabel(say('applications.apply.email'), { exact: true }).fill(email)
  await page.getByRole('radio', { name: say('applications.apply.yes') }).check()
  const file = {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(aWordyPdf(['Layla Haddad', 'Kitchen'])),
  }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: say('applications.several.send', { count: jobs.length }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await mailTo(email)).text).toMatch(/\/claim-application\//)
}

test('who saves a group that somebody else changed is told, and nothing is overwritten', async ({ page }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Two Hands'))
  const fields = (title: string) => ({ language: 'en', texts: [{ language: 'en', title }] })
  const { data } = await employer.post<{ data: { id: string; version: number } }>('/job-groups', fields('As it was'))
  await employer.enter(page.context())
  await page.goto(`/page/job-groups/${data.id}`)
  await page.waitForLoadState('networkidle')
  await employer.post(`/job-groups/${data.id}`, { ...fields('By the other'), version: data.version }, 'PUT')
  await expect(page.getByText(say('jobGroups.editor.conflict'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('jobGroups.editor.save'), exact: true })).toBeDisabled()
  await page.getByRole('button', { name: say('jobGroups.editor.reload') }).click()
  await expect(page.getByLabel(say('jobGroups.editor.text.title'), { exact: true })).toHaveValue('By the other')
})
