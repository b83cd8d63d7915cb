import type { Locator, Page } from '@playwright/test'
import type { speak } from './words.ts'

type Say = ReturnType<typeof speak>
type Part = 'application' | 'hiring' | 'messages' | 'activity'

/** Turns the open panel of an applicant to one of its parts. */
export const turnTo = (panel: Locator, say: Say, part: Part): Promise<void> =>
  panel.getByRole('tab', { name: say(`pipeline.parts.${part}`) }).click()

/** Opens the menu of a board's tools, which stands in the sheet of filters on a phone. */
export async function openTools(page: Page, say: Say): Promise<void> {
  const filters = page.getByRole('button', { name: say('pipeline.bar.filter'), exact: true })
  await filters.waitFor()
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  if (isPhone) await filters.click()
  await page.getByRole('button', { name: say('pipeline.tools.title') }).click()
}
