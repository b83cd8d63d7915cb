import { expect } from '@playwright/test'
import { type Fetched, fetchedBy, fetchedWhile, watchShifts } from '../world/fetched.ts'
import { aLiveJob, anEmployer, type Person } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'

/** What a page may cost with an empty cache, in KB as they come over the wire (docs/decisions/0046). */
type Budget = { all: number; scripts?: number; requests?: number; fonts?: number }
const budgets = {
  document: { scripts: 8, requests: 12, all: 100, fonts: 45 },
  form: { scripts: 60.2, requests: 20, all: 150, fonts: 45 },
  screen: { all: 250, fonts: 45 },
  further: { all: 40 },
  boardAfter: { all: 60 },
  // held where it is: forty fields with their lists
  editor: { all: 279, fonts: 45 },
} satisfies Record<string, Budget>
const mostShift = 0.05
/** What browsers ask for where a site is served as it should be. */
const encoding = 'br'

let employer: Person
let job: Awaited<ReturnType<typeof aLiveJob>>
test.beforeAll(async () => {
  employer = await anEmployer(unique('Light Works'))
  job = await aLiveJob(employer, unique('Lamp maker'))
})

test('documents are light', async ({ browser, baseURL }, { project }) => {
  const { locale = 'en' } = project.use
  for (const path of [
    '/',
    '/jobs',
    `/jobs/${job.address}`,
    '/companies',
    '/salaries',
    '/job-groups',
    '/help',
    '/terms',
  ]) {
    const context = await browser.newContext({ locale })
    hold(path, await fetchedBy(context, `${baseURL}${path}`, encoding), budgets.document)
    await context.close()
  }
})

test('the gates are light: sign in, register, apply', async ({ browser, baseURL }, { project }) => {
  const { locale = 'en' } = project.use
  for (const path of ['/login', '/register', '/register-employer', `/jobs/${job.address}/apply`]) {
    const context = await browser.newContext({ locale })
    hold(path, await fetchedBy(context, `${baseURL}${path}`, encoding), budgets.form)
    await context.close()
  }
})

test('screens of a workspace are light, and going on from one to the next costs little', async ({ browser, baseURL }, {
  project,
}) => {
  test.slow()
  const { locale = 'en' } = project.use
  // Arabic and Latin: the second font, and longer words
  const second = locale === 'ar' ? 25 : 0
  const board = `/page/jobs/${job.job}/board`
  const over: Record<string, Budget> = {
    '/page/jobs/new': budgets.editor,
  }
  const own = [board, '/page/jobs/new', `/page/jobs/${job.job}`, '/page/profile', '/page/reports']
  for (const path of [
    '/page',
    '/page/jobs',
    '/page/offers',
    '/page/messages',
    '/page/team',
    '/settings',
    '/cv-search',
    ...own,
  ]) {
    const context = await browser.newContext({ locale })
    await employer.enter(context)
    const budget = over[path] ?? budgets.screen
    hold(path, await fetchedBy(context, `${baseURL}${path}`, encoding), { ...budget, all: budget.all + second })
    await context.close()
  }
  const context = await browser.newContext({ locale })
  await employer.enter(context)
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  await page.goto('/page', { waitUntil: 'networkidle' })
  for (const path of ['/page/jobs', '/page/offers', '/page/team', '/cv-search', '/page/reports', board]) {
    const fetched = await fetchedWhile(page, encoding, async () => {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href })
        document.body.append(link)
        link.click()
        link.remove()
      }, path)
      await page.waitForURL(`**${path}`)
      await page.waitForLoadState('networkidle')
    })
    hold(`${path} after /page`, fetched, path === board ? budgets.boardAfter : budgets.further)
  }
  await context.close()
})

/** Says which page is over which budget, by how much, and what weighs most in it. */
function hold(page: string, { requests, bytes, files, shift }: Fetched, budget: Budget): void {
  const inKB = (size: number) => Number((size / 1024).toFixed(1))
  const spent = {
    all: inKB(Object.values(bytes).reduce((sum, one) => sum + one, 0)),
    scripts: inKB(bytes.js),
    fonts: inKB(bytes.fonts),
    requests,
  }
  const biggest = files
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 8)
    .map((file) => `${inKB(file.bytes)} ${file.path}`)
  const over = Object.entries(budget)
    .filter(([what, most]) => spent[what as keyof typeof spent] > most)
    .map(([what, most]) => `${page}: ${what} ${spent[what as keyof typeof spent]}, at most ${most}`)
  if (shift > mostShift) over.push(`${page}: layout shift ${shift.toFixed(3)}, at most ${mostShift}`)
  expect.soft(over, `the biggest parts of ${page} in KB:\n${biggest.join('\n')}`).toEqual([])
}
