import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { mailTo, password, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

/** A device that has a passkey store and always recognises its owner. */
async function giveAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
}

test('a passkey is added, named, opens the account without a word, and is removed', async ({ page, context }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const person = await register('candidate', { lang: languageOf(project.name) })
  await person.enter(context)
  await giveAuthenticator(page)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: say('passkeys.add') }).click()
  await page.getByRole('button', { name: say('passkeys.rename') }).click()
  await page.getByRole('textbox', { name: say('passkeys.name') }).fill('My own phone')
  await page.getByRole('button', { name: say('passkeys.save') }).click()
  await expect(page.getByText('My own phone')).toBeVisible()

  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: say('signIn.form.passkey') }).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/settings/security')
  await page.getByRole('button', { name: say('passkeys.remove') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('passkeys.remove') })
    .click()
  await expect(page.getByText(say('passkeys.none'))).toBeVisible()
})

test(
  'two-step sign-in: set up with an app, asked for at the door, opened once by a recovery code',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const person = await register('candidate', { lang: languageOf(project.name) })
    await person.enter(context)
    await page.goto('/settings/security')
    await page.getByRole('button', { name: say('secondFactor.begin'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeVisible()
    await expectNoViolations(page)
    const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '')
    await dialog.getByLabel(say('secondFactor.setup.code')).fill(new TOTP({ secret }).generate())
    await dialog.getByRole('button', { name: say('secondFactor.setup.go') }).click()
    const codes = page.getByRole('alertdialog')
    await expect(codes.getByText(say('secondFactor.codes.title'))).toBeVisible()
    await expectNoViolations(page)
    const recovery = (await codes.locator('li').first().textContent()) ?? ''
    await codes.getByRole('button', { name: say('secondFactor.codes.done') }).click()

    await context.clearCookies()
    await page.goto('/applications')
    await page.getByLabel(say('signIn.form.who')).fill(person.email)
    await page.getByLabel(say('signIn.form.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: say('signIn.form.go'), exact: true }).click()
    await expect(page.getByText(say('secondFactor.step.text'))).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel(say('secondFactor.step.code')).fill('000000')
    await page.getByRole('button', { name: say('secondFactor.step.go') }).click()
    await expect(page.getByRole('alert')).toContainText(say('refusals.wrong_code'))
    await page.getByLabel(say('secondFactor.step.code')).fill(recovery)
    await page.getByRole('button', { name: say('secondFactor.step.go') }).click()
    // the panel stood in place of the screen, and one goes on right there
    await expect(page).toHaveURL(/\/applications$/)
    await expect(page.locator('[data-screen="sign-in-panel"]')).toHaveCount(0)
  },
)

test('one signs out a device that is elsewhere, and it is out at once', async ({ page, context, browser }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const person = await register('candidate', { lang: languageOf(project.name) })
  await person.enter(context)
  const elsewhere = await browser.newContext({ baseURL: process.env.JOURNEYS_URL as string })
  const there = await elsewhere.newPage()
  await elsewhere.request.post('/api/authenticate', { data: { email: person.email, password } })
  await there.goto('/settings/security')
  await expect(there.locator('[data-screen="settings-security"]')).toBeVisible()
  await page.goto('/settings/security')
  await page
    .getByRole('button', { name: say('signIn.sessions.end') })
    .first()
    .click()
  await expect(page.getByRole('button', { name: say('signIn.sessions.end'), exact: true })).toHaveCount(0)
  await there.goto('/home')
  await expect(there).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('the account is exported, deactivated and brought back', async ({ page, context }, { project }) => {
  const say = speak(languageOf(project.name))
  const person = await register('candidate', { lang: languageOf(project.name) })
  await person.enter(context)
  await page.goto('/settings/data')
  await page.getByRole('button', { name: say('ownData.export.ask') }).click()
  const link = page.getByRole('link', { name: say('ownData.export.fetch') })
  await expect(link).toBeVisible()
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('masar-data.zip')

  await page.getByRole('link', { name: say('ownData.leave.sleep') }).click()
  await page.getByRole('button', { name: say('ownData.deactivate.go') }).click()
  await expect(page.getByText(say('ownData.deactivate.asleep'))).toBeVisible()
  await page.goto('/login')
  await page.getByLabel(say('signIn.form.who')).fill(person.email)
  await page.getByLabel(say('signIn.form.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('signIn.form.go'), exact: true }).click()
  await page.getByRole('button', { name: say('signIn.asleep.go') }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('the newsletter is asked for, and confirmed by mail', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const email = `reader.${process.pid}.${Date.now()}@example.com`
  await page.goto('/newsletter')
  await page.getByLabel(say('subscriptions.newsletter.email')).fill(email)
  await page.getByRole('button', { name: say('subscriptions.newsletter.go') }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto(/https?:\S+newsletter\?key=\S+/.exec((await mailTo(email)).text)?.[0] ?? '')
  await page.getByRole('button', { name: say('subscriptions.newsletter.confirm') }).click()
  await expect(page.getByText(say('subscriptions.newsletter.confirmed'))).toBeVisible()
})

test('a password typed where no script ever came stands in no address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en' })
  const page = await context.newPage()
  const say = speak('en')
  for (const path of ['/login', '/register-employer']) {
    await page.goto(`${baseURL}${path}`)
    await page.locator('input[name=email]').first().fill('nadia@example.com')
    const secret = page.locator('input[type=password]').first()
    await secret.fill('a very long secret')
    await secret.press('Enter')
    await page.waitForLoadState()
    expect(page.url()).not.toContain('secret')
    expect(page.url()).toContain(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${baseURL}/login`)
  await expect(page.getByLabel(say('signIn.form.password'), { exact: true })).toHaveValue('')
  await context.close()
})
