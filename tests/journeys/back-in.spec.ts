import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { mailTo, password, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const next = 'Other-Horse-8'
const linkIn = (text: string) =>
  /https?:\S+/.exec(text.slice(text.search(/https?:\S+(forgot|login-by-url)/)))?.[0] ?? ''
let numbers = 0
/** A number of its own for every run of a test. */
const aNumber = () => `+97150${String((process.pid * 31 + ++numbers * 7_919) % 10_000_000).padStart(7, '0')}`

test('a forgotten password: the mailed link sets a new one, and the old session is gone', async ({ page, browser }, {
  project,
}) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const person = await register('candidate', { lang: language })
  const elsewhere = await browser.newContext()
  await person.enter(elsewhere)

  await page.goto(`/login?lang=${language}`)
  await page.getByRole('link', { name: say('signIn.form.forgot') }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await page.getByLabel(say('passwords.forgot.email')).fill('nobody@example')
  await page.getByLabel(say('passwords.forgot.email')).blur()
  await expect(page.getByText(say('fields.email'))).toBeVisible()
  await page.getByLabel(say('passwords.forgot.email')).fill(person.email)
  await page.getByRole('button', { name: say('passwords.forgot.go') }).click()
  await expect(page.getByText(say('passwords.sent.title'))).toBeVisible()
  await expectNoViolations(page)

  const { text } = await mailTo(person.email, /forgot-password-email/)
  await page.goto(linkIn(text))
  const field = page.getByLabel(say('passwords.choose.password'), { exact: true })
  await field.fill('alllower1')
  await field.blur()
  await expect(page.getByText(say('fields.password_letters'))).toBeVisible()
  await field.fill(next)
  await page.getByRole('button', { name: say('ui.password.show') }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: say('passwords.choose.go') }).click()
  await expect(page.getByText(say('passwords.choose.done'))).toBeVisible()

  await page.goto(linkIn(text))
  await expect(page.getByText(say('passwords.choose.expired'))).toBeVisible()
  const other = await elsewhere.newPage()
  await other.goto(`${process.env.JOURNEYS_URL}/home`)
  await expect(other).toHaveURL(/\/login$/)
  await elsewhere.close()

  await page.goto('/login')
  await page.getByLabel(say('signIn.form.who')).fill(person.email)
  await page.getByLabel(say('signIn.form.password'), { exact: true }).fill(next)
  await page.getByRole('button', { name: say('signIn.form.go'), exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('a forgotten password by text message: the code, then the new password', async ({ page }, { project }) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const phone = aNumber()
  const person = await register('candidate', { email: '', phone, lang: language })

  // what is typed before the screen has come alive would be lost
  await page.goto(`/forgot-password-by-mobile?lang=${language}`, { waitUntil: 'networkidle' })
  await page.getByLabel(say('ui.phone.number')).fill(phone)
  await page.getByRole('button', { name: say('passwords.mobile.go') }).click()
  await expect(page).toHaveURL(/\/forgot-password-verify\?id=/)
  const code = /\b\d{6}\b/.exec((await mailTo(phone, /\d{6}/)).text)?.[0] ?? ''
  await page.getByLabel(say('passwords.verify.code')).fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: say('passwords.verify.go') }).click()
  await expect(page.getByText(say('refusals.wrong_code'))).toBeVisible()
  await page.getByLabel(say('passwords.verify.code')).fill(code)
  await page.getByRole('button', { name: say('passwords.verify.go') }).click()
  await expect(page).toHaveURL(/\/forgot-password-sms\?key=/)
  await page.waitForLoadState('networkidle')
  await page.getByLabel(say('passwords.choose.password'), { exact: true }).fill(next)
  await page.getByRole('button', { name: say('passwords.choose.go') }).click()
  await expect(page.getByText(say('passwords.choose.done'))).toBeVisible()
  const answer = await person.api.get('/api/user/session')
  expect(answer.status()).toBe(401)
})

test('a link signs in by a press of the button; opening it, as scanners of mail do, spends nothing', async ({
  page,
  request,
}, { project }) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const person = await register('candidate', { lang: language })
  await person.enter(page.context())
  await page.context().clearCookies({ name: /^(token|user_token|XSRF-TOKEN)$/ })
  await page.goto(`/login-by-url?lang=${language}`)
  await page.getByLabel(say('signInLink.ask.email')).fill(person.email)
  await page.getByRole('button', { name: say('signInLink.ask.go') }).click()
  await expect(page.getByText(say('signInLink.ask.sentTitle'))).toBeVisible()
  const link = linkIn((await mailTo(person.email, /login-by-url/)).text)
  for (let time = 0; time < 2; time++) expect((await request.get(link)).status()).toBe(200)
  await page.goto(link)
  await page.getByRole('button', { name: say('signInLink.enter.go'), exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.context().clearCookies({ name: /^(token|user_token|XSRF-TOKEN)$/ })
  await page.goto(link)
  await page.getByRole('button', { name: say('signInLink.enter.go'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('signInLink.enter.expired') })).toBeVisible()
})

test('the lock: closed from the menu, closed on the server, opened by the password where one was', async ({ page }, {
  project,
}) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const person = await register('candidate', { lang: language, name: 'Layla Haddad' })
  await person.enter(page.context())
  await page.goto(`/applications?lang=${language}`)
  await page.getByRole('button', { name: 'Layla Haddad' }).first().click()
  await page.getByRole('menuitem', { name: say('lock.lockNow') }).click()
  await expect(page).toHaveURL(/\/lock\?next=/)
  await expect(page.getByText('Layla Haddad')).toBeVisible()
  expect((await person.api.get('/api/user/session')).status()).toBe(401)
  await page.goto('/applications')
  await expect(page).toHaveURL(/\/lock\?next=%2Fapplications$/)
  await page.getByLabel(say('lock.password'), { exact: true }).fill('Wrong-Horse-7')
  await page.getByRole('button', { name: say('lock.go') }).click()
  await expect(page.getByText(say('fields.password_wrong'))).toBeVisible()
  await page.getByLabel(say('lock.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('lock.go') }).click()
  await expect(page).toHaveURL(/\/applications$/)
  await expect(page.getByText(say('applications.mine.empty'))).toBeVisible()
})

test('a phone number is confirmed from home, and the e-mail address changed in the settings', async ({ page }, {
  project,
}) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const phone = aNumber()
  const email = `new.${process.pid}.${Date.now()}@example.com`
  const person = await register('candidate', { email: '', phone, lang: language })
  await person.enter(page.context())
  await page.goto(`/home?lang=${language}`)
  await page.getByRole('button', { name: say('contacts.confirm.send') }).click()
  const code = /\b\d{6}\b/.exec((await mailTo(phone, /\d{6}/)).text)?.[0] ?? ''
  await page.getByLabel(say('contacts.confirm.code')).fill(code)
  await page.getByRole('button', { name: say('contacts.confirm.go') }).click()
  await expect(page.getByText(say('contacts.confirm.title'))).toHaveCount(0)

  await page.goto('/settings')
  await expect(page.getByText(say('contacts.confirmed'))).toBeVisible()
  await page.getByRole('button', { name: say('contacts.addEmail') }).click()
  await page.getByLabel(say('contacts.newEmail')).fill(email)
  await page.getByLabel(say('contacts.password'), { exact: true }).fill(password)
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('contacts.goEmail') }).click()
  await expect(page.getByText(email)).toBeVisible()
  const { text } = await mailTo(email, /verify-email/)
  await page.goto(/https?:\S+verify-email\/\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByText(say('accounts.verify.confirmed'))).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText(email)).toBeVisible()
})
