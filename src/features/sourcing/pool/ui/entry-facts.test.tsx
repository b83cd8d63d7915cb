import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { PoolEntry } from '../contract.ts'
import { EntryFacts } from './entry-facts.tsx'

test('a note in Latin letters stands with its line at the far side of an Arabic page', async () => {
  const entry = { tags: [], note: 'Calls back after 5 pm', invited: [] } as unknown as PoolEntry
  await show(<EntryFacts entry={entry} />, { language: 'ar' })
  const note = page.getByText('Calls back after 5 pm')
  await expect.element(note).toBeVisible()
  const quote = note.element()
  const words = document.createRange()
  words.selectNodeContents(quote)
  expect(quote.getBoundingClientRect().right - words.getBoundingClientRect().right).toBeLessThan(40)
  expect(getComputedStyle(quote).borderRightWidth).toBe('3px')
})
