import { expect, type Page, test } from '@playwright/test'
import { password, register } from './people.ts'
import { languageOf, speak } from './words.ts'

// a person does not wait until the page listens, as other journeys do

/** Scripts wait until what was given is called: the page is seen, and does not listen yet. */
async function asleep(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is written and pressed before a page listens is done once it does', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const { email } = await register('candidate', { name: 'Layla Haddad', lang: languageOf(project.name) })

  const wake = await asleep(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel(say('signIn.form.who')).fill(email)
  await page.getByLabel(say('signIn.form.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.locator('main form button[type=submit]')).toHaveAttribute('aria-busy', 'true')
  wake()
  await expect(page).toHaveURL(/\/home$/)

  const wakeAgain = await asleep(page)
  await page.goto('/settings', { waitUntil: 'commit' })
  const name = page.getByLabel(say('accounts.settings.name'), { exact: true })
  await name.fill('Layla Al Haddad')
  const menu = page.getByRole('button', { name: 'Layla Haddad' })
  await menu.click({ noWaitAfter: true })
  await expect(menu).toHaveAttribute('aria-busy', 'true')
  wakeAgain()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).not.toHaveAttribute('aria-busy')
  await expect(name).toHaveValue('Layla Al Haddad')
})
