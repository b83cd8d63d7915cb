import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { Found } from './results-head.tsx'
import { readSearch } from './search-address.ts'

const results = { total: 108, total_is_estimate: false, understood: { mended: null } } as never

test('words that are quoted already stand in quotes once more', async () => {
  const said = {
    en: ['for “cook”', 'for "bus driver" OR nurse'],
    fr: ['pour «\u00a0cook\u00a0»', 'pour "bus driver" OR nurse'],
  }
  for (const language of ['en', 'fr'] as const)
    for (const [at, q] of ['cook', '"bus driver" OR nurse'].entries()) {
      const search = readSearch(new URLSearchParams({ q }))
      const away = await show(<Found {...{ search, results }} />, { language })
      await expect.element(page.getByRole('heading')).toBeVisible()
      expect(page.getByRole('heading').element().textContent).toMatch(said[language][at] as string)
      away()
    }
})
