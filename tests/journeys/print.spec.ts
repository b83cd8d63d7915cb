import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aLiveJob, anEmployer, apply, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test('the team prints its applicants and one of them; strangers print none', async ({ page, browser }, { project }) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Paper Mill'))
  const { job } = await aLiveJob(employer, unique('Binder'))
  const application = await apply(null, job, 'Nadia Haddad', `nadia.${job}@example.com`)
  await employer.enter(page.context())

  await page.goto(`/to-print/applicants?of=${job}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('printouts.applicants.applicants'))
  await expect(page.getByRole('row', { name: /Nadia Haddad/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: say('printouts.print') })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`/to-print/shortlist?of=${job}`)
  await expect(page.getByText(say('printouts.applicants.nobody'))).toBeVisible()
  await page.goto(`/to-print/applicant?of=${application}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia Haddad')
  await expect(page.getByText(`nadia.${job}@example.com`)).toBeVisible()

  const other = await browser.newContext()
  const stranger = await anEmployer(unique('Other Mill'))
  await stranger.enter(other)
  const theirs = await other.newPage()
  for (const address of [`applicants?of=${job}`, `shortlist?of=${job}`, `applicant?of=${application}`, 'unheard-of'])
    expect((await theirs.goto(`/to-print/${address}`))?.status(), address).toBe(404)
  await other.close()
})

test('a candidate prints a CV of their own, and nobody else’s', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const candidate = await register('candidate', { name: 'Layla Haddad', lang: languageOf(project.name) })
  const { data } = await candidate.post<{ data: { id: string } }>('/user/cvs/start', {
    from: 'nothing',
    name: 'Layla, short',
    language: languageOf(project.name),
  })
  await candidate.enter(page.context())
  await page.goto(`/to-print/cv?of=${data.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Layla, short')
  await expect(page.getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('button', { name: say('printouts.print') })).toBeVisible()
  const other = await register('candidate')
  expect((await other.api.get(`/to-print/cv?of=${data.id}`)).status()).toBe(404)
})
