import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, apply, mailTo, password, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'an employer registers, is offered the page that exists, makes an own one, signs out and in again',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const company = unique('Qafila Trading')
    await anEmployer(company)
    const email = `owner.${process.pid}.${Date.now()}@example.com`

    await page.goto('/register-employer')
    await page.getByRole('button', { name: say('accounts.register.go') }).click()
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
    await page.getByLabel(say('accounts.register.yourName')).fill('Omar Farouk')
    await page.getByLabel(say('accounts.register.email')).fill(email)
    await page.getByLabel(say('accounts.register.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: say('accounts.register.go') }).click()

    await expect(page).toHaveURL(/\/my-pages\/new$/)
    await page.goto('/my-pages')
    await expect(page.getByText(say('accounts.confirm.title'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: say('pages.mine.first') })
      .click()
    const goOn = page.getByRole('button', { name: say('pageProfile.wizard.goOn') })
    const name = page.getByLabel(say('pageProfile.facts.name'), { exact: true })
    // what is pressed before the screen has come alive is pressed again
    await expect(async () => {
      await goOn.click()
      await expect(name).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await name.fill(company.slice(0, 12))
    await expect(page.getByText(say('pages.suggest.title'))).toBeVisible()
    await expect(page.getByText(company).first()).toBeVisible()
    await expectNoViolations(page)
    await name.fill(unique('Dune & Sons'))
    for (const step of ['place', 'contact', 'about', 'pictures', 'review']) {
      await goOn.click()
      await expect(
        page.getByRole('heading', { level: 1, name: say(`pageProfile.wizard.titles.${step}`) }),
      ).toBeVisible()
    }
    await page.getByRole('button', { name: say('pageProfile.wizard.make') }).click()
    await expect(page).toHaveURL(/\/page$/)

    const { text } = await mailTo(email)
    await page.goto(/https?:\S+verify-email\/\S+/.exec(text)?.[0] ?? '')
    await expect(page.getByText(say('accounts.verify.confirmed'))).toBeVisible()

    await page.goto('/login')
    await expect(page).toHaveURL(/\/page$/)
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel(say('signIn.form.who')).fill(email)
    await page.getByLabel(say('signIn.form.password'), { exact: true }).fill('Wrong-Horse-7')
    await page.getByRole('button', { name: say('signIn.form.go'), exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(say('refusals.invalid_credentials'))
    await page.getByLabel(say('signIn.form.password'), { exact: true }).fill(password)
    await page.getByLabel(say('signIn.form.password'), { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/(my-pages|page)$/)
  },
)

test(
  'a candidate follows an application live, and answers a message',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const company = unique('Sahel Works')
    const employer = await anEmployer(company)
    const { job } = await aLiveJob(employer, unique('Site engineer'))
    const candidate = await register('candidate', { name: 'Layla Haddad' })
    const application = await apply(candidate, job, 'Layla Haddad')
    await candidate.enter(context)

    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla Haddad')
    await page.goto(`/applications/${application}`)
    const status = (name: string) => page.getByRole('listitem').filter({ hasText: say(`applications.status.${name}`) })
    await expect(status('sent').first()).toBeVisible()

    const move = async (stage: string, version: number) =>
      employer.post(`/page/applications/${application}/stage`, { stage, version })
    await employer.post(`/page/applications/${application}/messages`, { text: 'Can you start in January?' })
    await expect(page.getByText('Can you start in January?')).toBeVisible()
    await page.getByLabel(say('applications.write.to', { company })).fill('Yes, from the first week.')
    await page.getByRole('button', { name: say('applications.write.send') }).click()
    await expect(page.getByText('Yes, from the first week.')).toBeVisible()

    // a move is the team's alone for ten minutes
    await move('shortlisted', 1)
    await page.reload()
    await expect(page.locator('[aria-current=step]')).not.toContainText(say('applications.status.shortlisted'))
  },
)

test('a signed-in screen without a session shows its sign-in panel and goes on there', async ({ page }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const candidate = await register('candidate', { lang: languageOf(project.name) })
  await page.goto('/applications')
  await expect(page.getByText(say('signIn.panel.text'))).toBeVisible()
  await page.getByLabel(say('signIn.form.who')).fill(candidate.email)
  await page.getByLabel(say('signIn.form.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('signIn.form.go'), exact: true }).click()
  await expect(page).toHaveURL(/\/applications$/)
  await expect(page.getByText(say('applications.mine.empty'))).toBeVisible()
})

test('an unknown path is the maintenance screen with status 404 and a way home', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'maintenance')
  await page.getByRole('link', { name: say('frame.missing.home') }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the address sets the language, and it stays', async ({ page }) => {
  await page.goto('/register/fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/login/xx')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/?lang=ru')
  await page.goto('/jobs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('the server renders to each visitor what is theirs, and nothing of the visitor before', async () => {
  const employer = await anEmployer(unique('Nakheel Works'))
  const title = unique('Palm gardener')
  const { job } = await aLiveJob(employer, title)
  const first = await register('candidate')
  await apply(first, job, 'First Visitor')
  const second = await register('candidate')
  const home = async (person: typeof first) => (await person.api.get('/home')).text()
  expect(await home(first)).toContain(title)
  expect(await home(second)).not.toContain(title)
})
