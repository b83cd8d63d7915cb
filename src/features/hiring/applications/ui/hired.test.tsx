import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { Hired } from './hired.tsx'

test('whoever accepted an offer reads that the company has hired them', async () => {
  const of = (side: string) => ({ job: { company: { name: 'Al Safa' } }, history: [{ to: 'hired', side }] }) as never
  const takeAway = await show(<Hired application={of('candidate')} />)
  expect(page.getByText(/has hired you/).elements()).toHaveLength(0)
  takeAway()
  await show(<Hired application={of('page')} />)
  await expect.element(page.getByText('Al Safa has hired you. All the best for your start.')).toBeVisible()
})
