import { expect } from '@playwright/test'
import { languageNames, languages } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { mailTo, register, somebody } from './people.ts'
import { staffPage } from './staff-page.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

test(
  'content writes a text in four languages and publishes it; a visitor reads it, and an earlier version comes back',
  { tag: '@phone' },
  async ({ browser, page: visitor }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const slug = unique('house-rules')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
    const page = await staffPage(browser, 'content', language)
    await page.goto('/admin/articles')
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('articles.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('articles.slug') }).fill('Not an address')
    await dialog.getByRole('button', { name: say('articles.create') }).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: say('articles.slug') }).fill(slug)
    await dialog.getByRole('button', { name: say('articles.create') }).click()
    await expect(page).toHaveURL(/\/admin\/articles\/[0-9a-f-]+$/)
    const publish = page.getByRole('button', { name: say('articles.publish'), exact: true })
    const write = async (words: string) => {
      for (const one of languages) {
        await page.getByRole('button', { name: languageNames[one] }).click()
        await page.getByRole('textbox', { name: say('articles.field.title') }).fill(`${words} ${one}`)
        const body = page.getByRole('textbox', { name: say('articles.field.body') })
        await body.click()
        await body.fill(`${words}: ${one}`)
      }
      await page.getByRole('button', { name: say('articles.save') }).click()
      await expect(publish).toBeEnabled()
      await publish.click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('articles.publish') })
        .click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(publish).toBeDisabled()
    }
    await write('First')
    await expectNoViolations(page)
    await expect(async () => {
      await visitor.goto(`/info/${slug}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`First ${language}`, { timeout: 500 })
    }).toPass()
    await expectNoViolations(visitor)
    await write('Second')
    await page.getByRole('button', { name: say('articles.restoreOf', { number: 1 }) }).click()
    await expect(page.getByRole('textbox', { name: say('articles.field.title') })).toHaveValue(/^First/)
  },
)

test(
  'an announcement stands above pages of those it is for until it is put away',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const words = unique('Closed on Friday')
    const page = await staffPage(browser, 'content', language)
    await page.goto('/admin/banners')
    await page.getByRole('button', { name: say('banners.add') }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: say('banners.save') })
    await save.click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    for (const one of languages) {
      await dialog.getByRole('button', { name: languageNames[one] }).click()
      await dialog.getByRole('textbox', { name: say('banners.text') }).fill(`${words} ${one}`)
    }
    // others run beside this journey: it is for staff alone
    await dialog.getByRole('combobox', { name: say('banners.audience') }).selectOption('staff')
    await expectNoViolations(page)
    await save.click()
    await expect(dialog).toBeHidden()
    const banner = page.locator('[data-banner]').filter({ hasText: `${words} ${language}` })
    // only the newest stands there: that of the other project ends soon, and may come under the press
    await expect(async () => {
      await page.goto('/admin')
      await expect(banner).toBeVisible({ timeout: 5_000 })
      await banner.getByRole('button', { name: say('frame.banner.away') }).click({ timeout: 5_000 })
      await expect(banner).toBeHidden({ timeout: 5_000 })
    }).toPass()
    await page.goto('/admin/find')
    await expect(banner).toBeHidden()
    await page.goto('/admin/banners')
    await page.getByRole('button', { name: say('banners.endOf', { text: `${words} ${language}` }) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('banners.end'), exact: true })
      .click()
    await expect(page.getByRole('row').filter({ hasText: words }).first()).toContainText(say('banners.states.ended'))
  },
)

test(
  'a super switches a part of the site with a reason, which stays beside it',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const page = await staffPage(browser, 'super', language)
    await page.goto('/admin/switches')
    await expectNoViolations(page)
    // the other project runs beside this one, and a switch keeps the latest reason
    const name = say(project.name === 'phone' ? 'switches.names.salaries' : 'switches.names.newsletter')
    await page.getByRole('button', { name: say('switches.changeOf', { name }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('switches.save') }).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    const reason = unique('Tried in a journey')
    await dialog.getByRole('textbox', { name: say('switches.reason') }).fill(reason)
    await dialog.getByRole('button', { name: say('switches.save') }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(reason)
  },
)

/** Somebody who asked for the newsletter and said yes by mail. */
async function aReader(): Promise<void> {
  const email = `${unique('reader').replace(/\W+/g, '.').toLowerCase()}@example.com`
  const reader = await somebody(email)
  await reader.post('/user-public/newsletter', { email })
  const { text } = await mailTo(email)
  await reader.post(`/user-public/newsletter/${/key=([^\s&]+)/.exec(text)?.[1]}`, {})
}

test(
  'a newsletter is written, tried and sent to those who confirmed; its report says what became of it',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    // two readers and one letter a minute: it is still being sent when it is paused
    await aReader()
    await aReader()
    const page = await staffPage(browser, 'content', language)
    await page.goto('/admin/newsletters')
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('newsletters.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('newsletters.name') }).fill(unique('October'))
    await dialog.getByRole('button', { name: say('newsletters.create') }).click()
    await expect(page).toHaveURL(/\/admin\/newsletters\/[0-9a-f-]+$/)
    const send = page.getByRole('button', { name: say('newsletters.send') })
    await expect(send).toBeDisabled()
    const form = page.locator('main form')
    for (const one of languages) {
      await form.getByRole('button', { name: languageNames[one] }).click()
      await form.getByRole('textbox', { name: say('newsletters.subject') }).fill(`News ${one}`)
      await form.getByRole('textbox', { name: say('newsletters.body') }).fill(`Hello ${one}`)
    }
    await form.getByRole('spinbutton', { name: say('newsletters.perMinute') }).fill('1')
    await form.getByRole('button', { name: say('newsletters.save') }).click()
    await expect(send).toBeEnabled()
    await expect(page.getByText(`Hello ${language}`, { exact: true }).last()).toBeVisible()
    await expectNoViolations(page)
    await send.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('newsletters.send') })
      .click()
    await expect(page.getByText(say('newsletters.states.sending'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: say('newsletters.pause') }).click()
    await expect(page.getByText(say('newsletters.states.paused'), { exact: true })).toBeVisible()
    await expectNoViolations(page)
  },
)

test(
  'support sees the site as a person does and changes nothing; the person reads that it was so',
  { tag: '@phone' },
  async ({ browser, page: theirs }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const name = unique('Seen Person')
    const person = await register('candidate', { name })
    await person.enter(theirs.context())
    const { display } = await person.get<{ display: { id: string } }>('/user/session')
    const page = await staffPage(browser, 'support', language)
    await page.goto(`/admin/people/${display.id}`)
    await page.getByRole('button', { name: say('persons.guise.go') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('persons.reason') }).fill('They see an empty list')
    await dialog.getByRole('button', { name: say('persons.guise.begin') }).click()
    await expect(page).toHaveURL(/\/home$/)
    const line = page.locator('.called-bar').filter({ hasText: name })
    await expect(line).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/jobs')
    await expect(line).toBeVisible()
    await page.goto('/settings')
    await line.getByRole('link', { name: say('frame.guise.end') }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/people/${display.id}$`))
    await theirs.goto('/settings/data')
    await expect(theirs.getByText(say('ownData.accesses.why.guise'), { exact: true })).toBeVisible()
  },
)
