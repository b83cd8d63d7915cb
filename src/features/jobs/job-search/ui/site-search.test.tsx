import { expect, test } from 'vitest'
import { show } from '#tests/screens/show.tsx'
import { readSearch } from './search-address.ts'
import { SiteSearch } from './site-search.tsx'

const formOf = () => new FormData(document.querySelector('form') as HTMLFormElement)

test('other words after a position was chosen would search within that position', async () => {
  const search = readSearch(new URLSearchParams('position=7&type=full_time'))
  await show(<SiteSearch search={search} position="Physiotherapist" />)
  expect([formOf().get('q'), formOf().get('position'), formOf().get('type')]).toEqual([
    'Physiotherapist',
    null,
    'full_time',
  ])
})

test('a position chosen beside words is forgotten with the next search', async () => {
  const search = readSearch(new URLSearchParams('q=night&position=7'))
  await show(<SiteSearch search={search} position="Physiotherapist" />)
  expect([formOf().get('q'), formOf().get('position')]).toEqual(['night', '7'])
})
