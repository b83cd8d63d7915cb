import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, password, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

type Say = ReturnType<typeof speak>
const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
let numbers = process.pid % 10_000

const goOn = (page: Page, say: Say) => page.getByRole('button', { name: say('profiles.steps.goOn') }).click()

test(
  'somebody registers by phone, step by step, reloads in the middle, and looks it over at the end',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const phone = `50${String(1_000_000 + numbers++ * 7 + (language === 'ar' ? 3_000_000 : 0)).padStart(7, '0')}`
    await page.goto(`/first-step?lang=${language}`)
    await expect(async () => {
      await page.getByLabel(say('accounts.register.name'), { exact: true }).fill('Layla Haddad')
      await page.getByLabel(say('ui.phone.number'), { exact: true }).fill(phone)
      await page.getByLabel(say('accounts.register.password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: say('accounts.register.go') }).click()
      await expect(page).toHaveURL(/\/second-step$/)
    }).toPass()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('profiles.steps.titles.2'))
    await page.getByLabel(say('profiles.two.headline')).fill('Warehouse coordinator')
    await page.getByLabel(say('ui.day.year')).selectOption('1990')
    await page.getByLabel(say('ui.day.month')).selectOption('02')
    await page.getByLabel(say('ui.day.day'), { exact: true }).selectOption('28')
    await goOn(page, say)
    await expect(page).toHaveURL(/\/third-step$/)
    await page.getByLabel(say('profiles.three.notice')).selectOption('1_month')
    await page.getByLabel(say('profiles.three.salary')).fill('7000')

    // a reload loses nothing of what was written, and home knows where it stopped
    await page.reload()
    await expect(page.getByLabel(say('profiles.three.salary'))).toHaveValue('7000')
    await goOn(page, say)
    await expect(page).toHaveURL(/\/fourth-step$/)
    await page.goto('/home')
    await page.getByRole('link', { name: say('profiles.steps.resume') }).click()
    await expect(page).toHaveURL(/\/fourth-step$/)

    await page.getByRole('button', { name: say('profiles.entries.work.add') }).click()
    await page.getByLabel(say('profiles.four.title')).fill('Warehouse lead')
    await goOn(page, say)
    // the employer is missing, and what was written is still there
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel(say('profiles.four.employer')).fill('Dune Logistics')
    await goOn(page, say)
    await expect(page).toHaveURL(/\/fifth-step$/)
    await page.getByRole('button', { name: say('profiles.entries.skills.add') }).click()
    await page.getByLabel(say('profiles.five.skill'), { exact: true }).fill('Forklift')
    await page.getByRole('radio', { name: say('profiles.five.see.on_request') }).check()
    await page.getByRole('button', { name: say('profiles.steps.finish') }).click()

    await expect(page).toHaveURL(/\/registration-review$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('profiles.review.done'))
    for (const words of ['Warehouse coordinator', 'Dune Logistics', 'Forklift', say('profiles.five.see.on_request')])
      await expect(page.getByText(words).first()).toBeVisible()

    // from then on it is a profile, of which one part is edited alone
    await page.goto('/user/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('profiles.review.title'))
    await expectNoViolations(page)
    await page.getByRole('link', { name: say('profiles.steps.titles.3') }).click()
    await expect(page.getByRole('button', { name: say('profiles.steps.skip') })).toBeHidden()
    await page.getByLabel(say('profiles.three.salary')).fill('7500')
    await page.getByRole('button', { name: say('profiles.steps.save'), exact: true }).click()
    await expect(page).toHaveURL(/\/user\/profile$/)
    await expect(page.getByText(/7[\p{Zs}.,٬]?500/u)).toBeVisible()
  },
)

test('a step may be passed over, and a CV is kept and read', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const candidate = await register('candidate', { lang: languageOf(project.name) })
  await candidate.enter(page.context())
  await page.goto('/second-step')
  const { aWordyPdf } = await import('../world/a-pdf.ts')
  await page.locator('input#f-cv').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(aWordyPdf(['Priya Nair', 'priya.nair@example.com'])),
  })
  await expect(page.getByText(say('profiles.cv.kept'))).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('priya.nair@example.com')).toBeVisible()
  await page.getByRole('button', { name: say('profiles.steps.skip') }).click()
  await expect(page).toHaveURL(/\/third-step$/)
})

test('steps explain themselves to those who hire, and stand behind the sign-in panel for guests', async ({ page }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  await page.goto('/third-step')
  await expect(page.getByText(say('signIn.panel.text'))).toBeVisible()
  const employer = await anEmployer(`Oasis Works ${process.pid}-${Date.now()}`)
  await employer.enter(page.context())
  await page.goto('/third-step')
  await expect(page.getByText(say('profiles.steps.othersText'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('profiles.steps.toPages') })
    .click()
  await expect(page).toHaveURL(/\/my-pages$/)
})

test('the public area, a voucher, and links that mean nothing say what they are', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  await page.goto('/_public')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing.publicArea.title'))
  for (const [path, words] of [
    ['/join/nothing', say('pages.join.expired')],
    ['/verify-company-email/nothing', say('pages.verifyEmail.expired')],
    ['/unsubscribed-company/nothing', say('pages.unsubscribed.expired')],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words)).toBeVisible()
  }
  await page.goto('/claim/ABC-123')
  await expect(page.getByText(say('signIn.panel.text'))).toBeVisible()
  const candidate = await register('candidate', { lang: languageOf(project.name) })
  await page.getByLabel(say('signIn.form.who')).fill(candidate.email)
  await page.getByLabel(say('signIn.form.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('signIn.form.go'), exact: true }).click()
  await expect(page).toHaveURL(/\/claim\/ABC-123$/)
  await expect(page.getByText(say('vouchers.unknownTitle'))).toBeVisible()
})
