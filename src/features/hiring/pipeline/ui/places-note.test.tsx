import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { PlacesNote } from './places-note.tsx'

test.each([
  { hired: 0, promised: 1, openings: 2, said: null },
  { hired: 0, promised: 2, openings: 2, said: '2 offers are waiting for an answer, 2 openings' },
  { hired: 2, promised: 1, openings: 2, said: 'All 2 openings are filled' },
  { hired: 1, promised: 1, openings: 1, said: 'The opening is filled' },
  { hired: 1, promised: 1, openings: 1, said: '1 more offer is waiting for an answer.' },
])(
  'offers that are out are not counted ($hired hired, $promised promised of $openings)',
  async ({ said, ...places }) => {
    await show(<PlacesNote places={places} />)
    if (said) await expect.element(page.getByText(said)).toBeVisible()
    else expect(page.getByText(/opening/).elements()).toHaveLength(0)
  },
)
