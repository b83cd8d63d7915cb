import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, apply } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

test('views, an application and its moves stand in the report; numbers lead to the board; it goes along as a file and on paper', async ({
  page,
  browser,
}, { project }) => {
  test.slow()
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Salt Works'))
  const title = unique('Harvester')
  const { job, address } = await aLiveJob(employer, title)
  await employer.enter(page.context())
  await page.goto('/page/reports')
  await expect(page.getByText(say('insight.empty'))).toBeVisible()

  // a browser that says it has no head is a robot, and not counted
  const guest = await (await browser.newContext({ userAgent })).newPage()
  const counted = guest.waitForResponse(
    (answer) => answer.url().includes('/user-public/visit') && answer.url().includes('job='),
  )
  await guest.goto(`/jobs/${address}?from=alert`)
  expect((await counted).status()).toBe(204)
  const application = await apply(null, job, 'Nadia Haddad', `nadia.${job}@example.com`)
  await employer.post(`/page/applications/${application}/stage`, { stage: 'interviewing', version: 1 })

  const funnel = page.getByRole('table', { name: say('insight.funnel.title') })
  const row = (step: string, count: number) =>
    funnel.getByRole('row', { name: new RegExp(`^${say(`insight.funnel.${step}`)}\\s*${count}(?!\\d)`) })
  await expect(async () => {
    await page.goto('/page/reports')
    await expect(row('interviewing', 1)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  for (const [step, count] of [
    ['views', 1],
    ['submitted', 1],
    ['in_review', 1],
    ['offered', 0],
  ] as const)
    await expect(row(step, count)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(say('insight.sources.ways.alert')) })).toBeVisible()
  await expect(page.locator('.report-canvas canvas').first()).toBeVisible()
  await page.getByText(say('insight.spans.table')).click()
  await expect(page.getByRole('table', { name: say('insight.spans.title') })).toBeVisible()
  await expectNoViolations(page)

  // what it is of stands in the address
  await page.getByRole('combobox', { name: say('insight.filters.job') }).selectOption({ label: title })
  await page.getByRole('button', { name: say('insight.period.show') }).click()
  await expect(page).toHaveURL(new RegExp(`job=${job}`))
  await row('interviewing', 1).getByRole('link').click()
  await expect(page).toHaveURL(/reached=interviewing/)
  await expect(page.getByText('Nadia Haddad').first()).toBeVisible()

  await page.goto(`/page/reports?job=${job}&days=90`)
  await page.getByRole('button', { name: say('insight.file.title') }).click()
  const arrives = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: say('insight.file.xlsx') }).click()
  expect((await arrives).suggestedFilename()).toMatch(/^report-.*\.xlsx$/)
  await page.goto(`/to-print/report?of=${job}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('insight.title'))
  await expect(row('interviewing', 1)).toBeVisible()
})
