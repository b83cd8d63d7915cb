import { expect } from '@playwright/test'
import { test } from './test.ts'

test(
  'the first visit shows the landing page in the language of the browser',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const answer = await page.goto('/')
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', project.name === 'phone' ? /^ar/ : /^en/)
    await expect(page.getByRole('main')).toBeVisible()
  },
)
