import { expect, type Page } from '@playwright/test'

/**
 * Until its script runs a form of React forgets what is written into it; an island of a document says itself that it is awake. Where there
 * is no form, until any part of the page listens.
 */
export const hydrated = async (page: Page) =>
  expect(async () =>
    expect(
      await page.evaluate(() => {
        const forms = [...document.querySelectorAll('form')]
        const parts = forms.length > 0 ? forms : [...document.querySelectorAll('main, main *')]
        return parts.some(
          (part) => part.closest('[data-awake]') || Object.keys(part).some((key) => key.startsWith('__react')),
        )
      }),
    ).toBe(true),
  ).toPass()
