import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test('somebody says what is told, how often, and when nothing may ring; it is still so after a reload', async ({
  page,
}, { project }) => {
  const say = speak(languageOf(project.name))
  const person = await register('candidate')
  await person.enter(page.context())
  await page.goto('/settings/notifications')
  const often = page.getByRole('combobox', {
    name: say('subscriptions.often.mailOf', { topic: say('subscriptions.topics.messages.title') }),
  })
  await often.selectOption('daily')
  const quiet = page.getByRole('switch', { name: say('subscriptions.quiet.switch') })
  await quiet.check()
  const quietUntil = async () => {
    const { data } = await person.get<{ data: { quiet: { to: string } | null } }>('/user/subscriptions')
    return data.quiet?.to
  }
  // people are slower than the answer to the switch, which brings the hours that stand there at first
  await expect.poll(quietUntil).toBe('07:00')
  const end = page.getByLabel(say('subscriptions.quiet.to'), { exact: true })
  await end.selectOption('06:30')
  await expectNoViolations(page)
  await expect.poll(quietUntil).toBe('06:30')
  await page.reload()
  await expect(often).toHaveValue('daily')
  await expect(quiet).toBeChecked()
  await expect(end).toHaveValue('06:30')
})

test('the browser is asked for pushes only on a press, and what runs there is served fresh', async ({ page }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const person = await register('candidate')
  await person.enter(page.context())
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 })
    Notification.requestPermission = async () => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 })
      return 'denied'
    }
  })
  await page.goto('/settings/notifications')
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
  await expect(page.getByRole('heading', { name: say('subscriptions.push.title') })).toBeVisible()
  const begin = page.getByRole('button', { name: say('subscriptions.push.begin') })
  // a browser that was started without notifications says so at once
  if (await begin.isVisible()) {
    expect(await asked()).toBe(0)
    await begin.click()
    await expect.poll(asked).toBe(1)
  }
  await expectNoViolations(page)
  const worker = await page.request.get('/push-worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toContain('javascript')
})
