import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { mailTo, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'a guest asks for new jobs, says yes by mail, changes how often and ends it',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = speak(languageOf(project.name))
    const email = `alert.${project.name}.${Date.now()}@example.com`
    await page.goto('/jobs?q=lighthouse&visa=1')
    await page.getByRole('link', { name: say('alerts.button') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('alerts.add.title'))
    await expect(page.getByRole('main')).toContainText('lighthouse')
    await page.getByRole('radio', { name: say('alerts.every.weekly') }).check({ force: true })
    await page.getByRole('button', { name: say('alerts.add.go') }).click()
    await expect(page.getByText(say('fields.required'))).toBeVisible()
    await page.getByLabel(say('alerts.add.email'), { exact: true }).fill(email)
    await page.getByRole('button', { name: say('alerts.add.go') }).click()
    await expect(page.getByRole('main')).toContainText(email)

    const { text } = await mailTo(email)
    await page.goto(/\/job-alert\/[\w.-]+/.exec(text)?.[0] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('alerts.own.asked'))
    await page.getByRole('button', { name: say('alerts.own.confirm') }).click()
    await expect(page.getByText(say('alerts.own.active'))).toBeVisible()
    const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
    await page.getByRole('radio', { name: say('alerts.every.instant') }).check({ force: true })
    await kept
    await page.reload()
    await expect(page.getByRole('radio', { name: say('alerts.every.instant') })).toBeChecked()
    await page.getByRole('button', { name: say('alerts.own.stop') }).click()
    await expect(page.getByText(say('alerts.own.stopped'))).toBeVisible()
    await expectNoViolations(page)
  },
)

test('with an account alerts are listed, rest, go on and are deleted', async ({ page, context }, { project }) => {
  const say = speak(languageOf(project.name))
  const candidate = await register('candidate')
  await candidate.enter(context)
  await page.goto('/alerts')
  await expect(page.getByText(say('alerts.list.none'))).toBeVisible()
  await candidate.post('/job-alerts', { q: 'beekeeper', frequency: 'daily' })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'beekeeper' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('alerts.list.pause') }).click()
  await expect(page.getByText(say('alerts.list.paused'))).toBeVisible()
  await page.getByRole('button', { name: say('alerts.list.resume') }).click()
  await expect(page.getByRole('button', { name: say('alerts.list.pause') })).toBeVisible()
  await page.getByRole('button', { name: say('alerts.list.delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('alerts.list.delete') })
    .click()
  await expect(page.getByText(say('alerts.list.none'))).toBeVisible()
})
