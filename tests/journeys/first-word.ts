import type { Page } from '@playwright/test'

/** The first word over the page's line: what is saved before it is told to nobody. Asked for before the page is opened. */
export const firstWord = async (page: Page): Promise<void> => {
  // listened to in the same turn: the word may come at once
  await page.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived'))
}
