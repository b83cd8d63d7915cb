import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { confirm, register, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test(
  'somebody asks for a connection by email, is accepted on another screen, and sees it',
  { tag: '@phone' },
  async ({ page, context, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const name = `Connie ${project.name} ${Date.now()}`
    const asker = await register('candidate', { name })
    const asked = await register('candidate', { name: `Asked ${name}` })
    await confirm(asked)
    await asker.enter(context)
    await page.goto('/connections')
    await expect(page.getByRole('heading', { name: say('connections.none.accepted') })).toBeVisible()
    await page
      .getByRole('button', { name: say('connections.add') })
      .first()
      .click()
    await expectNoViolations(page)
    await page.getByRole('textbox', { name: say('connections.email') }).fill(asked.email)
    await page.getByRole('textbox', { name: say('connections.note') }).fill('We met at the fair')
    await page.getByRole('button', { name: say('connections.ask') }).click()
    // said aloud as well
    await expect(page.getByText(say('connections.asked')).last()).toBeVisible()

    const other = await browser.newContext({ locale: 'en' })
    await asked.enter(other)
    const theirs = await other.newPage()
    await theirs.goto('/connections?show=asked_of_me')
    await expect(theirs.getByText('We met at the fair')).toBeVisible()
    await expectNoViolations(theirs)
    await theirs.getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click()
    // whoever goes on at once leaves the answer on its way
    await theirs.goto('/connections')
    await expect(theirs.getByRole('heading', { name })).toBeVisible()
    // the asker's own screen hears of it
    await page.goto('/connections')
    await expect(page.getByRole('heading', { name: `Asked ${name}` })).toBeVisible()
    await expectNoViolations(page)
    await other.close()
  },
)

test('somebody asks the site from the help page, and its staff are told', async ({ page, context }) => {
  const say = speak('en')
  const person = await register('candidate')
  const boss = await signInAsAdmin()
  await person.enter(context)
  await page.goto('/help')
  await page.getByRole('link', { name: say('support.title') }).click()
  await expect(page.getByRole('heading', { name: say('support.title') })).toBeVisible()
  await expectNoViolations(page)
  const subject = `My CV ${Date.now()}`
  await page.getByLabel(say('support.subject')).fill(subject)
  await page.getByLabel(say('support.text')).fill('It does not open')
  await page.getByRole('button', { name: say('support.send') }).click()
  await page.waitForURL(/\/messages\//)
  type Threads = { data: { id: string; about: string }[] }
  const { data } = await boss.get<Threads>('/threads?as=staff')
  expect(data.some(({ about }) => about.startsWith(subject))).toBe(true)
})
