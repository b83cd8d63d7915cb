import { expect, type Page } from '@playwright/test'

/** Until its script runs a form of React forgets what is written into it. */
export const hydrated = async (page: Page) =>
  expect(async () =>
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('form')].some(
          (form) => form.closest('[data-awake]') || Object.keys(form).some((key) => key.startsWith('__react')),
        ),
      ),
    ).toBe(true),
  ).toPass()
