import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const construction = 6
let jobs = 0

test(
  'a slip is mended and said, a part is taken back, and what fits least is shown under a line',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const word = await aSearchableJob()
    const say = speak(languageOf(project.name))

    await aSearchableJob('Receptionist')
    await page.goto('/jobs?q=recepsionist+dubai')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('receptionist dubai')
    await expect(page.getByRole('link', { name: /^Receptionist/ }).first()).toBeVisible()
    await page.getByRole('link', { name: /recepsionist dubai/ }).click()
    await expect(page).toHaveURL(/as_typed=1/)

    await page.goto('/jobs?q=receptionist+dubai')
    const read = page.getByRole('list', { name: say('jobSearch.understood.label') })
    await expect(read.getByRole('link')).toHaveCount(2)
    await page.getByRole('link', { name: say('jobSearch.understood.takeBack', { words: 'dubai' }) }).click()
    await expect(page).toHaveURL(/plain=dubai/)
    await expect(read.getByRole('link')).toHaveCount(2)
    await expectNoViolations(page)

    await page.goto(`/jobs?q=${word}+submarine`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('jobSearch.closest'))
    await expect(page.getByRole('listitem').getByRole('link', { name: word }).first()).toBeVisible()
  },
)

test(
  'an industry is chosen in place, stands in the address, and is taken back',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const word = await aSearchableJob()
    const say = speak(languageOf(project.name))
    await page.goto(`/jobs?q=${word}`)
    await page.getByText(say('jobSearch.filters.industry'), { exact: true }).first().click()
    await expectNoViolations(page)
    await page.getByRole('radio').nth(construction).check()
    await expect(page).toHaveURL(new RegExp(`industry=${construction}`))
    await expect(page.getByRole('link', { name: say('jobSearch.filters.clearAll') })).toHaveCount(1)
    // on a phone the sheet stays, so that one may go on choosing
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listitem').getByRole('link', { name: word }).first()).toBeVisible()
    await page.getByRole('link', { name: say('jobSearch.filters.clearAll') }).click()
    await expect(page).not.toHaveURL(/industry=/)
    await page.goBack()
    await expect(page).toHaveURL(/industry=/)
  },
)

test('more filters say how many jobs they will leave before they are sent, and their button stays in sight', async ({
  page,
}, { project }) => {
  const word = await aSearchableJob()
  const say = speak(languageOf(project.name))
  const show = (count: number) => page.getByRole('button', { name: say('jobSearch.filters.show', { count }) })
  await page.goto(`/jobs?q=${word}`)
  await page.locator('summary', { hasText: say('jobSearch.filters.all') }).click()
  await expect(show(1)).toBeInViewport({ ratio: 1 })
  await page
    .getByRole('checkbox', { name: say('jobSearch.filters.housing'), exact: true })
    .first()
    .check()
  await expect(show(0)).toBeVisible()
  await expect(page).not.toHaveURL(/housing/)
  await show(0).click()
  await expect(page).toHaveURL(/housing=1/)
})

test(
  'a search for work that nobody offers leads to an alert of it',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = speak(languageOf(project.name))
    await page.goto('/jobs?q=barber')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('jobSearch.none.title'))
    await expectNoViolations(page)
    // nothing but the words was asked for: without them one sees all jobs, by one link beside the cross of the chip
    await expect(page.getByRole('main').locator('a[href="/jobs"]:not(.chip)')).toHaveCount(1)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('alerts.button') })
      .click()
    await expect(page).toHaveURL(/\/alerts\/new\?q=barber/)
  },
)

test('an address that makes no sense still shows jobs: a wrong filter drops out, a page behind the last is the first', async ({
  page,
}) => {
  const word = await aSearchableJob()
  await page.goto(`/jobs?q=${word}&type=banana&position=999999&salary=abc`)
  await expect(page.getByRole('main').getByRole('link', { name: word }).first()).toBeVisible()
  await page.goto(`/jobs?q=${word}&page=40`)
  await expect(page).toHaveURL(new RegExp(`/jobs\\?q=${word}$`))
  await expect(page.getByRole('main').getByRole('link', { name: word }).first()).toBeVisible()
})

test('a place has a page of its own, from which one searches on; an unknown one has none', async ({ page }) => {
  const word = await aSearchableJob()
  await page.goto('/jobs/in/dubai')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'jobs-in-place')
  await expect(page.getByRole('link', { name: word }).first()).toBeVisible()
  const missing = await page.goto('/jobs/in/atlantis')
  expect(missing?.status()).toBe(404)
})

test('salaries nobody published are not made up', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  await page.goto('/salaries')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('salaries.index.title'))
  await page.getByRole('searchbox').first().fill('zzyzx')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page.getByRole('main')).toContainText('zzyzx')
  await expectNoViolations(page)
  expect((await page.goto('/salaries/dubai/software-engineer'))?.status()).toBe(404)
})

/** A job in Dubai in a part of construction, found by a word of its own. */
async function aSearchableJob(title?: string): Promise<string> {
  const word = `Scaffolder${process.pid}x${++jobs}x${Date.now() % 100_000}`
  const employer = await anEmployer(`Creek Builders ${word}`)
  await aLiveJob(employer, title ? `${title} ${word}` : word, {
    workplace: 'on_site',
    city_id: 1,
    industry_id: construction,
  })
  await expect.poll(async () => (await employer.get<{ total: number }>(`/jobs?q=${word}`)).total).toBe(1)
  return word
}
