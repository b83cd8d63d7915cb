import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listPool, type PoolEntry } from '../contract.ts'
import { EntryFacts, FactsOf } from './entry-facts.tsx'

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

test('what a page says itself of one job is not said again', async () => {
  const at = '2026-11-27T08:00:00Z'
  const asked = { job: 'here', title: 'Welder', at, applied: false, declined: false }
  const invited = [asked, { ...asked, job: 'there', title: 'Fitter' }]
  answer(listPool, () => ({ success: true, data: [{ id: 'one', tags: [], note: '', invited }], tags: [] }) as never)
  await show(<FactsOf whom={{ entry: 'one' }} told="here" />)
  await expect.element(page.getByText('Fitter')).toBeVisible()
  expect(page.getByText('Welder').query()).toBeNull()
})
