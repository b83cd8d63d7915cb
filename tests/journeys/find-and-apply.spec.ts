import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aWordyPdf } from '../world/a-pdf.ts'
import { expectNoViolations } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { aLiveJob, anEmployer, mailTo, password } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
let jobs = 0

const pdf = (name: string, buffer = Buffer.from(aWordyPdf(['Nadia Haddad', 'Warehouse, 2020 to 2026']))) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')

test(
  'a guest finds a job, filters, applies, and claims the application',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const job = await anOpenJob()
    const say = speak(languageOf(project.name))
    const email = `nadia.${project.name}.${Date.now()}@example.com`

    await page.goto('/')
    await page.getByRole('search').getByRole('searchbox').first().fill(job.title)
    await page.getByRole('searchbox').first().press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(job.title)

    await page.getByText(say('jobSearch.filters.type'), { exact: true }).first().click()
    await page.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/type=full_time/)
    await page.goto(page.url())
    await page.getByRole('listitem').getByRole('link', { name: job.title }).first().click()
    if (project.name === 'desktop') {
      await expect(page).toHaveURL(/job=/)
      await page.getByRole('link', { name: say('jobs.openPage') }).click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
    await expect(page.getByText('Do you have a forklift licence?')).toBeVisible()

    await page
      .getByRole('link', { name: say('jobs.card.apply') })
      .first()
      .click()
    await hydrated(page)
    await page.getByLabel(say('applications.apply.name')).fill('Nadia Haddad')
    await page.getByLabel(say('applications.apply.email'), { exact: true }).fill(email)
    await page.getByRole('radio', { name: say('applications.apply.yes') }).check()
    await page.getByLabel(say('applications.apply.note')).fill('Three years at gate 4.')

    await test.step('a file that is none is refused in words, and nothing is lost', async () => {
      await chooseFile(page, pdf('cv.pdf', zip))
      await page.getByRole('button', { name: say('applications.apply.send') }).click()
      const refusal = say('refusals.file_unsupported')
      await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
      await expect(page.getByLabel(say('applications.apply.name'))).toHaveValue('Nadia Haddad')
      await expect(page.getByLabel(say('applications.apply.note'))).toHaveValue('Three years at gate 4.')
      await expectNoViolations(page)
    })

    await chooseFile(page, pdf('CV Nadia.pdf'))
    await page.getByRole('button', { name: say('applications.apply.send') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('applications.receipt.checkMail'))
    await expect(page.getByText('CV Nadia.pdf')).toBeVisible()
    await expectNoViolations(page)

    const { text } = await mailTo(email)
    await page.goto(/\/claim-application\/[\w-]+/.exec(text)?.[0] ?? '')
    await hydrated(page)
    await expect(page.getByText(job.title, { exact: true })).toBeVisible()
    await page.getByLabel(say('applications.claim.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: say('applications.claim.go') }).click()
    await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('main')).toContainText(job.title)
  },
)

test('the keyboard alone is enough to apply, and a second try looks like the first', async ({ page }, { project }) => {
  const job = await anOpenJob()
  const say = speak(languageOf(project.name))
  const email = `sami.${project.name}.${Date.now()}@example.com`
  const heading = say('applications.receipt.checkMail')
  for (const _ of ['first', 'second']) {
    await page.goto(`/jobs/${job.address}/apply`)
    await hydrated(page)
    await chooseFile(page, pdf('cv.pdf'))
    await tabTo(page, say('applications.apply.name'))
    await page.keyboard.type('Sami Nasser')
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await tabTo(page, say('applications.apply.yes'))
    await page.keyboard.press('Space')
    await tabTo(page, say('applications.apply.send'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('what search engines ask for is there', async ({ request }) => {
  const job = await anOpenJob()
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/sitemap.xml')
  const index = await (await request.get('/sitemap.xml')).text()
  const part = /<loc>[^<]*(\/sitemap-jobs-1\.xml)<\/loc>/.exec(index)?.[1] ?? ''
  expect(await (await request.get(part)).text()).toContain(job.address)
  const moved = await request.get(`/jobs/another-title-${job.address}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  const html = await (await request.get(moved.headers().location ?? '')).text()
  const posting = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: job.title, employmentType: ['FULL_TIME'] })
})

/** A job in Dubai with a question, found by its title. */
async function anOpenJob() {
  const title = `Warehouse coordinator ${process.pid}x${++jobs}x${Date.now() % 100_000}`
  const employer = await anEmployer(`Gulf Ports ${title}`)
  const made = await aLiveJob(employer, title, {
    workplace: 'on_site',
    city_id: 1,
    visa_support: true,
    salary_min: 7000,
    salary_max: 9000,
    salary_currency: 'AED',
    salary_period: 'month',
    applicant_cap: 80,
    questions: [{ kind: 'yes_no', text: 'Do you have a forklift licence?', knock_out: 'yes', required: true }],
  })
  await expect.poll(async () => (await employer.get<{ total: number }>(`/jobs?q=${title}`)).total).toBe(1)
  return { ...made, title }
}

const chooseFile = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').first().setInputFiles(file)

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const label = await focused.evaluate(
      (control) =>
        (control as HTMLInputElement).labels?.[0]?.textContent?.trim() ||
        control.getAttribute('aria-label') ||
        control.textContent?.trim() ||
        '',
    )
    if (label.startsWith(name)) return
  }
  throw new Error(`Tab never came to ${name}`)
}
