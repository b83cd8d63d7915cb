import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { register } from './people.ts'
import { staffPage } from './staff-page.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

test(
  'an account is erased at its person’s wish by two of the staff, from the queue of the second',
  {
    tag: '@phone',
  },
  async ({ browser, page: theirs }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const person = await register('candidate', { name: unique('Goes Away') })
    const { display } = await person.get<{ display: { id: string; name: string } }>('/user/session')
    await person.enter(theirs.context())
    const first = await staffPage(browser, 'support', language)
    await first.goto(`/admin/people/${display.id}`)
    const press = (page: Page, name: string) => page.getByRole('button', { name: say(name) }).click()
    await press(first, 'erasures.ask')
    const sure = first.getByRole('alertdialog')
    await sure.getByRole('textbox', { name: say('erasures.reason') }).fill('Asked by letter with a passport')
    await expectNoViolations(first)
    await sure.getByRole('button', { name: say('erasures.ask') }).click()
    await expect(first.getByText(say('erasures.needsAnother'))).toBeVisible()
    await expect(first.getByRole('button', { name: say('erasures.confirm') })).toHaveCount(0)
    await expectNoViolations(first)

    const second = await staffPage(browser, 'support', language)
    await second.goto('/admin')
    await second
      .getByRole('link', { name: say('queues.names.erasures') })
      .first()
      .click()
    await second.getByRole('link', { name: display.name }).first().click()
    await expect(second.getByText('Asked by letter with a passport').first()).toBeVisible()
    await press(second, 'erasures.confirm')
    await expect(second.getByText(say('erasures.confirmed')).first()).toBeVisible()
    await expect(second.getByRole('button', { name: say('erasures.confirm') })).toHaveCount(0)
    await theirs.goto('/settings/data')
    await expect(theirs.locator('[data-screen="session"], form').first()).toBeVisible()
    expect((await theirs.request.get('/api/user/export')).status()).toBe(401)
  },
)
