import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, mailTo, password, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test('somebody is invited, registers by the link, works with the role, is suspended and led to the own pages', async ({
  page,
  browser,
}, { project }) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const company = unique('Dune Logistics')
  const owner = await anEmployer(company)
  await owner.enter(page.context())
  const email = `invited.${process.pid}.${Date.now()}@example.com`

  await page.goto('/page/team')
  await page.getByRole('button', { name: say('pages.team.invite'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('pages.team.email')).fill(email)
  await dialog.getByLabel(say('pages.team.words')).fill('Join us in May')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: say('pages.team.sendInvite') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible()

  const other = await browser.newContext({ locale: language, viewport: page.viewportSize() })
  const second = await other.newPage()
  const { text } = await mailTo(email)
  // nobody has checked this company: what it says stands behind the link, not in a stranger's mail
  expect(text).not.toContain('Join us in May')
  await second.goto(/https?:\S+\/join\/\S+/.exec(text)?.[0] ?? '')
  await expect(second.getByText('Join us in May')).toBeVisible()
  await expect(second.getByRole('heading', { level: 1 })).toContainText(company)
  await second.getByLabel(say('accounts.register.yourName')).fill('Layla Haddad')
  await expect(second.getByLabel(say('accounts.register.email'), { exact: true })).toHaveValue(email)
  await second.getByLabel(say('accounts.register.password'), { exact: true }).fill(password)
  await second.getByRole('button', { name: say('accounts.register.go') }).click()
  await expect(second).toHaveURL(/\/page$/)
  await second.goto('/page/team')
  await expect(second.getByRole('main').getByText('Layla Haddad')).toBeVisible()
  // a recruiter looks at the team and changes nothing
  await expect(second.getByRole('button', { name: say('pages.team.invite'), exact: true })).toBeHidden()
  await second.goto('/page/jobs')
  await expect(second.getByRole('main')).toHaveAttribute('data-screen', 'page-jobs')

  await page.getByRole('button', { name: say('pages.team.moreFor', { name: 'Layla Haddad' }) }).click()
  await page.getByRole('menuitem', { name: say('pages.team.rights') }).click()
  await expectNoViolations(page)
  await page.getByLabel(say('pages.capabilities.job.publish')).selectOption('deny')
  await page.getByRole('button', { name: say('pages.team.save') }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(second.getByText(say('frame.membership.changed')).last()).toBeVisible()

  await page.getByRole('button', { name: say('pages.team.moreFor', { name: 'Layla Haddad' }) }).click()
  await page.getByRole('menuitem', { name: say('pages.team.suspend') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('pages.team.suspend') })
    .click()
  await expect(second).toHaveURL(/\/my-pages/)
  await expect(second.getByText(say('pages.mine.lost'))).toBeVisible()
  await expect(second.getByText(say('pages.mine.suspendedHelp'))).toBeVisible()
  await expectNoViolations(second)

  await page.getByRole('button', { name: say('pages.team.history') }).click()
  await expect(
    page
      .getByText(
        say('pages.team.happened.page.member_suspended', { by: 'Journey employer', whom: 'Layla' }).slice(0, 4),
      )
      .first(),
  ).toBeVisible()
  await expectNoViolations(page)
})

test('a confirmed person finds the invitation under the own pages, joins, and leaves again', async ({ page }, {
  project,
}) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const company = unique('Sahel Works')
  const owner = await anEmployer(company)
  const person = await register('employer', { lang: language })
  const { text } = await mailTo(person.email)
  await person.get(/\/verify-email\/(\S+)/.exec(text)?.[1]?.replace(/^/, '/user-public/').concat('/verify-email') ?? '')
  await owner.post('/page/invitations', { email: person.email, role: 'analyst' })
  await person.enter(page.context())
  await page.goto('/my-pages')
  await expect(page.getByText(company)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('pages.mine.accept') }).click()
  await expect(page).toHaveURL(/\/page$/)
  await page.goto('/my-pages')
  await page.getByRole('button', { name: say('pages.mine.more', { name: company }) }).click()
  await page.getByRole('menuitem', { name: say('pages.mine.leave') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('pages.mine.leave') })
    .click()
  await expect(page.getByText(say('pages.mine.firstTitle'))).toBeVisible()
})

test('the guards do as the seed says, on the first request and when one moves on', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const cookie = (name: string, value: string) => ({ name, value, url: process.env.JOURNEYS_URL as string })
  const { context } = { context: page.context() }
  // a marker that means nothing: home, which clears it and asks to sign in
  await context.addCookies([cookie('user_token', '1')])
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  expect((await context.cookies()).some(({ name }) => name === 'user_token')).toBe(false)

  const employer = await anEmployer(unique('Nakheel Works'))
  await employer.enter(context)
  const answer = await page.request.get('/home', { maxRedirects: 0 })
  const cleared = answer
    .headersArray()
    .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && /Max-Age=0/.test(value))
  for (const scope of ['/page', '/page/pb', '/page/admin', '/page/admin/pb'])
    expect(cleared.some(({ value }) => value.includes(`Path=${scope};`))).toBe(true)

  for (const path of ['/', '/login', '/register', '/emp-login', '/f/login']) {
    await page.goto(path)
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  }
  // the screen before may still be renewing the membership, and would write the cookie over
  await page.waitForLoadState('networkidle')
  await context.addCookies([cookie('workspace_page_id', '019a0000-0000-7000-8000-000000000000')])
  await page.goto('/page/team')
  await expect(page).toHaveURL(/\/my-pages$/)
  await page.evaluate(() => localStorage.removeItem('fullname'))
  await page.getByRole('button', { name: say('pages.mine.open') }).click()
  await expect(page).toHaveURL(/\/page$/)
  // once the screen is alive it keeps the browser's notes
  await page.waitForFunction(() => localStorage.getItem('fullname') !== null)
  // the same while the screen stays open and another is asked for by a link
  await page.waitForLoadState('networkidle')
  await context.addCookies([cookie('workspace_page_id', '019a0000-0000-7000-8000-000000000000')])
  await page
    .getByRole('link', { name: say('frame.places.jobs') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/my-pages$/)
})
