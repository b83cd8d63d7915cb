import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aPdf } from '../world/a-pdf.ts'
import { aPhoto } from '../world/pictures.ts'
import { expectNoViolations } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { aLiveJob, anEmployer, type Person, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const lines = [
  'Priya Nair',
  'EXPERIENCE',
  'Warehouse lead, Dune Logistics',
  '03/2020 - 05/2023',
  'SKILLS',
  'Forklift, Excel',
]

test(
  'two taps send the stored CV where nothing is asked, and the list says what it shows',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const job = await aLiveJob(await anEmployer(`Two taps ${project.name} ${Date.now()}`), 'Forklift driver', {
      skills_must: ['Forklift', 'Welding'],
    })
    const person = await withCv()
    await person.enter(context)
    await page.goto(`/jobs/${job.address}`)
    await page
      .getByRole('link', { name: say('jobs.card.applyWith', { cv: 'priya.pdf' }) })
      .filter({ visible: true })
      .first()
      .click()
    await hydrated(page)
    await expect(page.getByText('priya.pdf')).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(page.getByText(say('matching.results.notFound', { reader: 'own' }))).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('applications.apply.send') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('applications.receipt.title'))
    await page.goto(`/jobs/${job.address}/apply`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('applications.apply.applied'))
    await expectNoViolations(page)
  },
)

test('what was typed on one device is taken up on another, and thrown away from the list', async ({
  page,
  context,
  browser,
}, { project }) => {
  const say = speak(languageOf(project.name))
  const job = await aLiveJob(await anEmployer(`Drafts ${project.name} ${Date.now()}`), 'Dispatcher', {
    questions: [{ kind: 'yes_no', text: 'Do you work nights?', required: true }],
  })
  const person = await withCv()
  await person.enter(context)
  await page.goto(`/jobs/${job.address}/apply`)
  await hydrated(page)
  await page.getByLabel(say('applications.apply.note')).fill('Ten years of night shifts.')
  await page.getByRole('radio', { name: say('applications.apply.yes') }).check()
  await expect(page.locator('.save-state[data-state=saved]')).toBeVisible()

  const elsewhere = await browser.newContext({ locale: languageOf(project.name) })
  await person.enter(elsewhere)
  const other = await elsewhere.newPage()
  await other.goto(`/jobs/${job.address}/apply`)
  await hydrated(other)
  await expect(other.getByLabel(say('applications.apply.note'))).toHaveValue('Ten years of night shifts.')
  await elsewhere.close()

  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: say('applications.drafts.drafts') })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('applications.drafts.discard') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('applications.drafts.discard') })
    .click()
  await expect(page.getByRole('heading', { name: say('applications.drafts.drafts') })).toBeHidden()
})

test('a guest photographs a paper CV, page by page, and sends it', { tag: '@phone' }, async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'a camera is a thing of phones')
  const say = speak(languageOf(project.name))
  const job = await aLiveJob(await anEmployer(`Photos ${Date.now()}`), 'Cook')
  await page.goto(`/jobs/${job.address}/apply`)
  await hydrated(page)
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 800) }
  await page.getByLabel(say('cvs.photos.take')).setInputFiles(photo)
  await page.getByLabel(say('cvs.photos.more')).setInputFiles(photo)
  await expect(page.getByRole('img', { name: `${say('cvs.photos.page')} 2` })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('cvs.photos.use', { count: 2 }) }).click()
  await expect(page.getByText(`${say('cvs.photos.title')}.pdf`)).toBeVisible()
  await page.getByLabel(say('applications.apply.name')).fill('Nadia Haddad')
  await page.getByLabel(say('applications.apply.email'), { exact: true }).fill(`photo.${Date.now()}@example.com`)
  await page.getByRole('button', { name: say('applications.apply.send') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('applications.receipt.checkMail'))
})

/** A candidate with one CV that was read. */
async function withCv(): Promise<Person> {
  const person = await register('candidate')
  const { cookies } = await person.api.storageState()
  const answer = await person.api.post('/api/user/cvs', {
    headers: { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' },
    multipart: { file: { name: 'priya.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(lines)) } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await expect
    .poll(async () => (await person.get<{ data: { state: string }[] }>('/user/cvs')).data[0]?.state, {
      timeout: 30_000,
    })
    .toBe('parsed')
  return person
}
