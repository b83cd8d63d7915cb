import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { aPdf } from '../world/a-pdf.ts'
import { aLiveJob } from './live-job.ts'
import { expectNoViolations } from './no-violations.ts'
import { wordsOf } from './words.ts'

const pdf = (name: string, buffer = Buffer.from(aPdf(['Nadia Haddad', 'Warehouse, 2020 to 2026']))) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')

test('a guest finds a job, filters, applies, and claims the application', async ({ page }, { project }) => {
  const job = await aLiveJob('inbound')
  const say = wordsOf('applications', project.name)
  const email = `nadia.${project.name}.${Date.now()}@example.com`

  await page.goto('/')
  await expectNoViolations(page)
  await page.getByRole('search').getByRole('searchbox').first().fill(job.title)
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(job.title)
  await expectNoViolations(page)

  await tickFullTime(page, project.name)
  await expect(page).toHaveURL(/type=full_time/)
  await page.goto(page.url())
  await page.getByRole('listitem').getByRole('link', { name: job.title }).first().click()
  if (project.name === 'desktop') {
    await expect(page).toHaveURL(/job=/)
    await page.getByRole('link', { name: wordsOf('jobs', project.name)('openPage') }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
  await expect(page.getByText('Do you have a forklift licence?')).toBeVisible()
  await expectNoViolations(page)

  await page
    .getByRole('link', { name: wordsOf('jobs', project.name)('card.apply') })
    .first()
    .click()
  await hydrated(page)
  await expectNoViolations(page)
  await page.getByLabel(say('apply.name')).fill('Nadia Haddad')
  await page.getByLabel(say('apply.email'), { exact: true }).fill(email)
  await page.getByRole('radio', { name: say('apply.yes') }).check()
  await page.getByLabel(say('apply.note')).fill('Three years at gate 4.')

  await test.step('a file that is none is refused in words, and nothing is lost', async () => {
    await chooseFile(page, pdf('cv.pdf', zip))
    await page.getByRole('button', { name: say('apply.send') }).click()
    const refusal = wordsOf('files', project.name)('refusals.file_unsupported')
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
    await expect(page.getByLabel(say('apply.name'))).toHaveValue('Nadia Haddad')
    await expect(page.getByLabel(say('apply.note'))).toHaveValue('Three years at gate 4.')
    await expectNoViolations(page)
  })

  await chooseFile(page, pdf('CV Nadia.pdf'))
  await page.getByRole('button', { name: say('apply.send') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('receipt.title'))
  await expect(page.getByText('CV Nadia.pdf')).toBeVisible()
  await expectNoViolations(page)

  await page.goto(await linkMailedTo(email))
  await hydrated(page)
  await expect(page.getByText(job.title)).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel(say('claim.password')).fill('Correct-Horse-7')
  await page.getByRole('button', { name: say('claim.go') }).click()
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText(job.title)
})

test('the keyboard alone is enough to apply, and a second try is told kindly', async ({ page }, { project }) => {
  const job = await aLiveJob('keyboard')
  const say = wordsOf('applications', project.name)
  const email = `sami.${project.name}.${Date.now()}@example.com`
  for (const heading of [say('receipt.title'), say('receipt.again')]) {
    await page.goto(`/jobs/${job.address}/apply`)
    await hydrated(page)
    await chooseFile(page, pdf('cv.pdf'))
    await tabTo(page, say('apply.name'))
    await page.keyboard.type('Sami Nasser')
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await tabTo(page, say('apply.yes'))
    await page.keyboard.press('Space')
    await tabTo(page, say('apply.send'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('what search engines ask for is there', async ({ request }) => {
  const job = await aLiveJob('engine')
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

async function tickFullTime(page: Page, project: string) {
  await page
    .getByRole('group')
    .filter({ hasText: wordsOf('job-search', project)('filters.type') })
    .first()
    .click()
  await page.getByRole('checkbox').first().check()
}

const chooseFile = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').first().setInputFiles(file)

/** Until its script runs a form of React forgets what is written into it. */
const hydrated = async (page: Page) =>
  expect(async () =>
    expect(
      await page.evaluate(() =>
        Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
      ),
    ).toBe(true),
  ).toPass()

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

async function linkMailedTo(email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const folder = path.join(process.env.JOURNEYS_FOLDER ?? '', 'outbox')
    const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
    const mail = texts.find((text) => text.includes(email) && text.includes('claim-application'))
    link = /\/claim-application\/[\w-]+/.exec(mail ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}
