import type { Locator } from '@playwright/test'
import type { speak } from './words.ts'

type Say = ReturnType<typeof speak>
type Part = 'application' | 'hiring' | 'messages' | 'activity'

/** Turns the open panel of an applicant to one of its parts. */
export const turnTo = (panel: Locator, say: Say, part: Part): Promise<void> =>
  panel.getByRole('tab', { name: say(`pipeline.parts.${part}`) }).click()
