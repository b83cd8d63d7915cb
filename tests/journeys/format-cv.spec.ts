import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, apply, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
/** The first print of a server wakes the printer and the reader; on a busy machine that takes a while. */
const first = { timeout: 30_000 }

test.slow()

test('somebody chooses how the CV looks, sees it, shares it, and sees who took it', async ({ page, browser }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const candidate = await register('candidate')
  const { data: cv } = await candidate.post<{ data: { id: string } }>('/user/cvs/start', {
    from: 'profile',
    name: 'My CV',
    language: 'en',
  })
  await candidate.enter(page.context())
  await page.goto(`/user/cvs/${cv.id}/format`)
  const drawn = page.getByRole('img', { name: say('cvFormatting.preview.page', { page: 1, count: 1 }) })
  await expect
    .poll(() => drawn.evaluate((picture: HTMLImageElement) => picture.naturalWidth), first)
    .toBeGreaterThan(600)

  await test.step('another template draws other pages, and the choice keeps the focus', async () => {
    const before = await drawn.getAttribute('src')
    const executive = page.getByRole('radio', { name: say('cvFormatting.look.templates.executive') })
    await executive.check({ force: true })
    await expect.poll(() => drawn.getAttribute('src'), first).not.toBe(before)
    await expect(executive).toBeFocused()
  })

  await page.getByRole('button', { name: say('cvFormatting.share.title') }).click()
  await page.getByRole('button', { name: say('cvFormatting.share.make') }).click()
  const link = await page.getByRole('textbox', { name: say('cvFormatting.share.link') }).inputValue()
  await expectNoViolations(page)

  await test.step('a stranger takes it by the link', async () => {
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(link)
    const way = stranger.getByRole('main').getByRole('link')
    await expectNoViolations(stranger)
    const answer = await stranger.request.get((await way.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await stranger.context().close()
  })

  await page.reload()
  await expect(page.getByText(say('cvFormatting.downloads.link'))).toBeVisible()
})

test('a company prints the CV of an applicant without contacts', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Marsa Hotels'))
  const { job } = await aLiveJob(employer, unique('Pastry cook'))
  const candidate = await register('candidate')
  await apply(candidate, job, unique('Layla Haddad'))
  await employer.enter(page.context())

  await page.goto('/page/formatted-cvs')
  await page.getByRole('table').getByRole('checkbox').nth(1).check()
  const drawn = page.getByRole('region', { name: say('cvFormatting.preview.title') }).getByRole('img')
  await expect
    .poll(() => drawn.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth), first)
    .toBeGreaterThan(600)
  await page.getByRole('textbox', { name: say('cvFormatting.work.consultant') }).fill('Salma')
  await page.getByRole('button', { name: say('cvFormatting.work.go', { count: 1 }) }).click()
  await expect(page.getByRole('link', { name: say('cvFormatting.work.zip') })).toBeVisible()
  await expect(page.getByText(say('cvFormatting.work.ready', { ready: 1, count: 1 }))).toBeVisible()
  await expectNoViolations(page)
})
