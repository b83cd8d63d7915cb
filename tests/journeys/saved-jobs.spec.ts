import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { aLiveJob, anEmployer, password, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'a job is kept at once, stays kept, gets a note and a day, is taken off and brought back',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const title = `Lantern keeper ${project.name} ${Date.now()}`
    const { address } = await aLiveJob(await anEmployer(`Lights ${Date.now()}`), title)
    const candidate = await register('candidate')
    await candidate.enter(context)

    await page.goto(`/jobs/${address}`)
    const save = page.locator('.save-link:visible').first()
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.focus()
    await page.keyboard.press('Space')
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').or(page.locator('.toast'))).toContainText([say('savedJobs.saved')])
    await page.reload()
    await expect(page.locator('.save-link:visible').first()).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/user/saved-jobs')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await page.getByRole('button', { name: say('savedJobs.noteOf', { job: title }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('savedJobs.noteLabel')).fill('Ask about the night shift')
    await dialog.getByRole('radio', { name: say('savedJobs.reminders.date') }).check()
    await dialog.getByRole('button', { name: say('savedJobs.keepNote') }).click()
    await expect(dialog.getByText(say('fields.required'))).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('radio', { name: say('savedJobs.reminders.none') }).check()
    await dialog.getByRole('button', { name: say('savedJobs.keepNote') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Ask about the night shift')).toBeVisible()
    await expect(page.getByRole('main').getByText(say('savedJobs.noReminder'))).toBeVisible()

    await page.getByRole('button', { name: say('savedJobs.removeOf', { job: title }) }).click()
    await expect(page.getByText(say('savedJobs.none'))).toBeVisible()
    await page.getByRole('button', { name: say('ui.undo') }).click()
    await expect(page.getByText('Ask about the night shift')).toBeVisible()
  },
)

test('a guest is asked to sign in, and comes back to the list with the job kept', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const title = `Beacon painter ${project.name} ${Date.now()}`
  await aLiveJob(await anEmployer(`Beacons ${Date.now()}`), title)
  const { email } = await register('candidate')
  const list = `/jobs?q=${encodeURIComponent(title)}`
  await expect(async () => {
    await page.goto(list)
    await expect(page.locator('.save-sign').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.locator('.save-sign').first().click()
  await page.waitForURL(/\/save\?/)
  await hydrated(page)
  // whoever has no account registers from here, and comes back to the same job
  await expect(page.getByRole('link', { name: say('savedJobs.signUp') })).toHaveAttribute(
    'href',
    `/register?next=${encodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)}`,
  )
  await page.getByLabel(say('signIn.form.who')).fill(email)
  await page.getByLabel(say('signIn.form.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('signIn.form.go'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/jobs\?q=/)
  await expect(page.locator('.save-sign').first()).toHaveAttribute('aria-pressed', 'true')
})
