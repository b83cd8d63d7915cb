import { expect, type Page } from '@playwright/test'
import { firstWord } from './first-word.ts'
import { hydrated } from './hydrated.ts'
import { aLiveJob, anEmployer, apply, password, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string) => (project === 'phone' ? 'ar' : 'en')

/** Presses a link of this address as the screen has it; the page is not loaded anew. */
const click = (page: Page, href: string) => page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click()

/** A link that no screen has just now, pressed all the same. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator('html:not([data-asleep])').waitFor({ state: 'attached' })
  await page.evaluate((to) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: to }))
    link.click()
    link.remove()
  }, href)
}

test(
  'each door of the registration leads to its own form, and those who hire to their company page',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = speak(languageOf(project.name))
    await page.goto('/jobs?invite=FRIEND-7')
    await page.goto('/register')
    for (const kind of ['employer', 'agency', 'candidate', 'freelance'] as const) {
      await click(page, kind === 'candidate' ? '/register' : `/register-${kind}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`accounts.register.${kind}.title`))
    }
    const company = unique('Dune Talent')
    await page.getByLabel(say('accounts.register.yourName')).fill('Omar Farouk')
    await page.getByLabel(say('accounts.register.company.freelance')).fill(company)
    await page.getByLabel(say('accounts.register.email')).fill(`click.${process.pid}.${Date.now()}@example.com`)
    await page.getByLabel(say('accounts.register.password'), { exact: true }).fill(password)
    const sent = page.waitForRequest(/\/api\/registration$/)
    await page.getByRole('button', { name: say('accounts.register.go') }).click()
    expect((await sent).postDataJSON()).toMatchObject({ account_type: 'freelance', company, invite: 'FRIEND-7' })

    await expect(page).toHaveURL(/\/my-pages\/new$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('pageProfile.wizard.titles.kind'))
    await expect(page.locator('a[href="/applications"]')).toHaveCount(0)
    await expect(page.locator('a[href="/user/cvs"]')).toHaveCount(0)
    await page.getByRole('button', { name: say('pageProfile.wizard.goOn') }).click()
    await expect(page.getByLabel(say('pageProfile.facts.name'), { exact: true })).toHaveValue(company)
    expect(await page.evaluate(`localStorage.getItem('invite')`)).toBeNull()
  },
)

test('a candidate goes on from the account to the steps, and may pass them over', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  await page.goto('/register')
  await page.getByLabel(say('accounts.register.name'), { exact: true }).fill('Layla Haddad')
  await page.getByLabel(say('accounts.register.email')).fill(`steps.${process.pid}.${Date.now()}@example.com`)
  await page.getByLabel(say('accounts.register.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('accounts.register.go') }).click()
  await expect(page).toHaveURL(/\/second-step$/)
  await page.getByRole('button', { name: say('profiles.steps.skip') }).click()
  await expect(page).toHaveURL(/\/third-step$/)
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'step-3')
})

test('an employer clicks on from home, and a day later too', async ({ page, context }) => {
  const employer = await anEmployer(unique('Sahel Works'))
  await employer.enter(context)
  await context.clearCookies({ name: /^(page_token|workspace_page_id)$/ })
  await page.goto('/my-pages')
  await follow(page, '/home')
  await expect(page).toHaveURL(/\/page$/)
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'workspace')

  await context.clearCookies({ name: 'page_token' })
  await click(page, '/page/jobs')
  await expect(page).toHaveURL(/\/page\/jobs$/)
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'page-jobs')
})

test('a screen that did not come for want of a line says so, and comes once there is one', async ({
  page,
  context,
}) => {
  const say = speak('en')
  const employer = await anEmployer(unique('Line Works'))
  await employer.enter(context)
  await page.goto('/page/jobs')
  await follow(page, '/page')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'workspace')
  await context.setOffline(true)
  await follow(page, '/page/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('frame.missing.offline.title'))
  await context.setOffline(false)
  await page.getByRole('link', { name: say('frame.missing.again') }).click()
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'page-jobs')
})

test('a workspace that is nobody’s is cleared by a click as well, and its choice is not written back', async ({
  page,
  context,
  baseURL,
}) => {
  const company = unique('Nakheel Works')
  const employer = await anEmployer(company)
  await employer.enter(context)
  await page.goto('/page')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'workspace')
  await context.clearCookies({ name: /^(page_token|workspace_page_id)$/ })
  const stray = '01920000-0000-7000-8000-000000000000'
  await context.addCookies([{ name: 'workspace_page_id', value: stray, url: baseURL as string }])
  await click(page, '/page/jobs')
  await expect(page).toHaveURL(/\/my-pages$/)
  await expect(page.getByText(company).first()).toBeVisible()
  const left = (await context.cookies()).find(({ name }) => name === 'workspace_page_id')
  expect(left?.value).not.toBe(stray)
})

test('whoever unlocks sees the screen again that a click had led to', async ({ page, context }, { project }) => {
  const say = speak(languageOf(project.name))
  const candidate = await register('candidate', { lang: languageOf(project.name) })
  await candidate.enter(context)
  // a live line that ends leads to the lock by itself; here it is the click that shall
  await page.routeWebSocket(/\/live$/, () => {})
  await page.goto('/home')
  // a call of this screen that comes late would lead to the lock as well
  await page.waitForLoadState('networkidle')
  await page.locator('html:not([data-asleep])').waitFor({ state: 'attached' })
  await candidate.post('/user/lock', {})
  await follow(page, '/applications')
  await expect(page).toHaveURL(/\/lock\?next=%2Fapplications$/)
  await hydrated(page)
  await page.getByLabel(say('lock.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('lock.go') }).click()
  await expect(page).toHaveURL(/\/applications$/)
  await expect(page.getByText(say('applications.mine.empty'))).toBeVisible()
})

test('a list that a locked session is refused leads to the lock once, and back', async ({ page, context }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const candidate = await register('candidate', { lang: languageOf(project.name) })
  await candidate.enter(context)
  let isLocked = false
  await page.route('**/api/resources/civil-status*', async (route) => {
    if (!isLocked) await candidate.post('/user/lock', {})
    isLocked = true
    await route.continue()
  })
  await page.goto('/second-step')
  await expect(page).toHaveURL(/\/lock\?next=%2Fsecond-step$/)
  await hydrated(page)
  await page.getByLabel(say('lock.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('lock.go') }).click()
  await expect(page).toHaveURL(/\/second-step$/)
  await expect(page.getByLabel(say('profiles.two.civilStatus')).locator('option')).not.toHaveCount(1)
})

test('a download that is clicked leads to its file, not to the data of its screen', async ({ page, context }) => {
  const candidate = await register('candidate')
  await candidate.enter(context)
  await page.goto('/home')
  await follow(page, '/download-cv/01920000-0000-7000-8000-000000000000/Layla.pdf')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'download-cv')
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
    'href',
    '/api/download-cv/01920000-0000-7000-8000-000000000000/Layla.pdf',
  )
})

test('the screens of the menu are there before one goes to them', async ({ page, context }) => {
  const candidate = await register('candidate')
  await candidate.enter(context)
  await page.goto('/home')
  const coming = page.locator('link[rel=modulepreload][href*="my-applications-screen"]')
  await expect(coming).toHaveCount(1)
  const pointed = page.locator('link[rel=modulepreload][href*="my-pages-screen"]')
  await page.evaluate(
    `{const link = Object.assign(document.createElement('a'), { href: '/my-pages' }); document.body.append(link); link.focus()}`,
  )
  await expect(pointed.first()).toBeAttached()
})

test('the bell of a public document lights when something happens', async ({ page, context }, { project }) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Souq Works'))
  const { job } = await aLiveJob(employer, unique('Cashier'))
  const candidate = await register('candidate', { name: 'Layla Haddad', lang: languageOf(project.name) })
  const application = await apply(candidate, job, 'Layla Haddad')
  await candidate.enter(context)
  const opened = firstWord(page)
  await page.goto('/jobs')
  await opened
  await employer.post(`/page/applications/${application}/messages`, { text: 'Can you start in January?' })
  const bell = page.locator('[data-bell]')
  await expect(bell).toHaveAttribute('data-lit', '')
  await expect(bell).toHaveAccessibleName(say('frame.bell.new'))
  await bell.click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
})

test(
  'help is found by its words, from the foot of every public page',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = speak(languageOf(project.name))
    await page.goto('/jobs')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('frame.nav.help'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing.help.heading'))
    await page.getByLabel(say('landing.help.search')).fill(project.name === 'phone' ? 'تنبيه' : 'alert')
    await page.getByRole('button', { name: say('landing.help.go'), exact: true }).click()
    await expect(page.getByRole('heading', { name: say('landing.help.candidates.alerts.title') })).toBeVisible()
    await expect(page.getByRole('heading', { name: say('landing.help.companies.team.title') })).toHaveCount(0)
    await page.goto('/help?q=zzzz')
    await expect(page.getByText(say('landing.help.nothing'))).toBeVisible()
  },
)
