import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, apply, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test('a candidate sees which company opened the CV and made a link, and ends the link', async ({ page, context }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const company = `Glass and Light ${project.name} ${Date.now()}`
  const employer = await anEmployer(company)
  const { job } = await aLiveJob(employer, `Glass cutter ${project.name} ${Date.now()}`)
  const candidate = await register('candidate')
  await candidate.enter(context)
  await page.goto('/user/who-has-my-cv')
  await expect(page.getByText(say('cvViewers.nobody'))).toBeVisible()

  const application = await apply(candidate, job, 'Amina Rahmani')
  await employer.get(`/page/applications/${application}`)
  const look = { language: 'en', template: 'classic' }
  const added = { branded: false, consultant: '', cover: [], watermark: '' }
  await employer.post('/page/formatted-cvs', {
    chosen: [{ of: 'application', id: application }],
    look,
    redaction: 'none',
    added,
  })
  type Batches = { data: { batches: { items: { id: string; state: string }[] }[] } }
  const printed = async () =>
    (await employer.get<Batches>('/page/formatted-cvs')).data.batches[0]?.items[0] ?? { id: '', state: '' }
  await expect.poll(async () => (await printed()).state, { timeout: 60_000 }).toBe('ready')
  const { data: link } = await employer.post<{ data: { url: string } }>(
    `/formatted-cvs/${(await printed()).id}/links`,
    {
      days: 7,
    },
  )

  await page.goto('/user/who-has-my-cv')
  await expect(page.getByRole('link', { name: company })).toBeVisible()
  await page.locator('.cv-viewer-log summary').click()
  await expect(page.getByText(say('cvViewers.what.opened'))).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('cvViewers.endLink') }).click()
  const sure = page.getByRole('alertdialog', { name: say('cvViewers.endSure') })
  await expectNoViolations(page)
  await sure.getByRole('button', { name: say('cvViewers.endLink') }).click()
  await expect(sure).toBeHidden()
  await expect(page.getByRole('button', { name: say('cvViewers.endLink') })).toBeHidden()
  const { pathname, search } = new URL(link.url)
  const stranger = await page.context().browser()?.newContext()
  const answer = await stranger?.request.get(new URL(`/api${pathname}${search}`, page.url()).href)
  expect(answer?.ok()).toBe(false)
  await stranger?.close()
  await page.getByRole('button', { name: say('cvSearch.mine.hide') }).click()
  await expect(page.getByText(say('cvSearch.mine.hiddenFrom'), { exact: true })).toBeVisible()
})
