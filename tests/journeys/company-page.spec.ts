import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, register, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

type Say = ReturnType<typeof speak>

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const aPicture = async (color: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 500, channels: 3, background: color } })
    .png()
    .toBuffer(),
})

test(
  'a page is made in steps, resumed, edited, given pictures, and seen in Arabic',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    test.slow() // a wizard of seven steps, two editors and a visitor, each looked at by axe
    const language = languageOf(project.name)
    const say = speak(language)
    const company = unique('شركة الواحة Oasis')
    const owner = await register('employer', { lang: language })
    await owner.enter(page.context())

    await walkToReview(page, say, company)
    await page.getByRole('button', { name: say('pageProfile.wizard.make') }).click()
    await expect(page).toHaveURL(/\/page$/)

    await editFacts(page, say)
    await addPictures(page, say)
    await page.goto('/page/profile/checks')
    await expect(page.getByText(say('pageChecks.states.pending.title'))).toBeVisible()

    const { pages } = await owner.get<{ pages: { page_id: string }[] }>('/user/session')
    const { data } = await owner.get<{ data: { slug: string } }>(`/company-pages/${pages[0]?.page_id}`)
    const address = `/companies/${encodeURIComponent(data.slug)}`
    const inArabic = await browser.newContext({ locale: 'ar', viewport: page.viewportSize() })
    const visitor = await inArabic.newPage()
    const sayAr = speak('ar')
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(company)
    await expect(visitor.getByText('نحرس الواحة')).toBeVisible()
    await expect(visitor.getByText('Gate 4')).toBeVisible()
    await visitor.getByRole('link', { name: 'البوابة' }).click()
    await expect(visitor.getByRole('dialog')).toBeVisible()
    await expectNoViolations(visitor)
    await visitor.getByRole('button', { name: sayAr('pages.company.shut') }).click()
    await expect(visitor.getByRole('dialog')).toBeHidden()
  },
)

test('a guest who wants to follow a company signs in and comes back; the directory finds it with a slip', async ({
  page: visitor,
}, { project }) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const company = unique('شركة الواحة Oasis')
  const owner = await anEmployer(company)
  const { pages } = await owner.get<{ pages: { page_id: string }[] }>('/user/session')
  const { data } = await owner.get<{ data: { slug: string } }>(`/company-pages/${pages[0]?.page_id}`)
  const address = `/companies/${encodeURIComponent(data.slug)}`
  await visitor.goto(address)
  // a page with nothing filled in is whole all the same
  await expect(visitor.getByText(say('pages.company.none'))).toBeVisible()
  await expectNoViolations(visitor)
  await visitor.getByRole('link', { name: say('pages.company.follow') }).click()
  await expect(visitor.getByRole('main')).toHaveAttribute('data-screen', 'sign-in-panel')
  const candidate = await register('candidate', { lang: language })
  await candidate.enter(visitor.context())
  await visitor.reload()
  await expectNoViolations(visitor)
  await visitor.getByRole('button', { name: say('followers.follow') }).click()
  await expect(visitor.getByRole('button', { name: say('followers.stop') })).toBeVisible()
  await visitor.goto('/following')
  await expect(visitor.getByRole('link', { name: company })).toBeVisible()
  await visitor.goto(address)
  await visitor.getByRole('link', { name: say('pages.company.following') }).click()
  await expect(visitor.getByRole('link', { name: say('pages.company.follow'), exact: true })).toBeVisible()

  await expect(async () => {
    await visitor.goto(`/companies?q=${encodeURIComponent(`الواحه ${company.split(' ').at(-1)}`)}`)
    await expect(visitor.getByRole('link', { name: company })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expectNoViolations(visitor)
  await visitor.goto('/companies?q=zzzzqqqq&open=1')
  await expect(visitor.getByText(say('directory.none.title'))).toBeVisible()
  await expectNoViolations(visitor)
  await visitor.goto('/companies?cursor=zz')
  await expect(visitor).toHaveURL(/\/companies$/)
})

async function walkToReview(page: Page, say: Say, company: string): Promise<void> {
  const goOn = () => page.getByRole('button', { name: say('pageProfile.wizard.goOn') }).click()
  const heading = (step: string) =>
    page.getByRole('heading', { level: 1, name: say(`pageProfile.wizard.titles.${step}`) })
  await page.goto('/my-pages')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('pages.mine.first') })
    .click()
  await expect(heading('kind')).toBeVisible()
  // what is pressed before the screen has come alive is pressed again
  await expect(async () => {
    await goOn()
    await expect(heading('name')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await goOn()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(say('pageProfile.wizard.missing.name'))
  await expectNoViolations(page)
  await page.getByLabel(say('pageProfile.facts.name'), { exact: true }).fill(company)
  await page.reload()
  await expect(page.getByLabel(say('pageProfile.facts.name'), { exact: true })).toHaveValue(company)
  for (const step of ['place', 'contact', 'about', 'pictures', 'review']) {
    await goOn()
    await expect(heading(step)).toBeVisible()
  }
  await expectNoViolations(page)
}

async function editFacts(page: Page, say: Say): Promise<void> {
  await page.goto('/page/profile')
  const arabic = page.getByRole('button', { name: 'العربية' })
  await expect(async () => {
    if (!(await arabic.isVisible())) {
      await page.getByRole('button', { name: say('ui.written.add') }).click()
      await page.getByRole('menuitem', { name: 'العربية' }).click({ timeout: 5_000 })
    } else await arabic.click()
    await expect(arabic).toHaveAttribute('aria-pressed', 'true', { timeout: 5_000 })
  }).toPass()
  await page.getByRole('textbox', { name: say('pageProfile.about.text') }).fill('نحرس الواحة')
  await page.getByLabel(say('pageProfile.places.address')).fill('Gate 4')
  await page.getByLabel('LinkedIn').fill('https://evil.example')
  await page.getByRole('button', { name: say('pageProfile.save') }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(say('fields.link_kind'))
  await expectNoViolations(page)
  await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/company/oasis')
  await page.getByRole('button', { name: say('pageProfile.save') }).click()
  await expect(page.getByText(say('pageProfile.saved')).first()).toBeVisible()
}

async function addPictures(page: Page, say: Say): Promise<void> {
  await page.goto('/page/profile/pictures')
  await expect(page.getByText(say('pageProfile.sections.gallery.text'))).toBeVisible()
  const files = page.locator('#f-pictures')
  await files.setInputFiles(await aPicture('#00767c'))
  await expect(page.getByRole('textbox', { name: say('pageProfile.pictures.caption', { place: 1 }) })).toBeVisible()
  await files.setInputFiles(await aPicture('#c2410c'))
  await page.getByRole('button', { name: 'العربية' }).click()
  await page.getByRole('textbox', { name: say('pageProfile.pictures.caption', { place: 2 }) }).fill('البوابة')
  await page.getByRole('button', { name: say('pageProfile.pictures.up', { place: 2 }) }).click()
  await expect(page.getByRole('textbox', { name: say('pageProfile.pictures.caption', { place: 1 }) })).toHaveValue(
    'البوابة',
  )
  await page.getByRole('button', { name: say('pageProfile.save') }).click()
  await expect(page.getByText(say('pageProfile.pictures.saved')).first()).toBeVisible()
  await expectNoViolations(page)
}

test('staff suspend a page with words, and its team reads them where it works', async ({ page, browser }, {
  project,
}) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const company = unique('Fair Wind')
  const owner = await anEmployer(company)
  const boss = await signInAsAdmin()
  await boss.enter(page.context())
  await page.goto('/admin/pages?queue=pending')
  await page.getByRole('link', { name: company }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company)
  await page.getByRole('radio', { name: say('pageChecks.admin.move.suspend') }).check()
  await page.getByLabel(say('pageChecks.admin.words')).fill('People were asked for money')
  await page.getByRole('button', { name: say('pageChecks.admin.move.suspend') }).click()
  await expect(page.getByText('People were asked for money').first()).toBeVisible()

  const other = await browser.newContext({ locale: language, viewport: page.viewportSize() })
  await owner.enter(other)
  const second = await other.newPage()
  await second.goto('/page')
  await expect(second.getByText(say('pageChecks.states.suspended.title'))).toBeVisible()
  await expect(second.getByText('People were asked for money')).toBeVisible()
  await expectNoViolations(second)
})
