import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listWaiting, type Waiting } from '../contract.ts'
import { WaitingCard } from './waiting-card.tsx'

const none = { job: null, until: null }
const waiting: Waiting[] = [
  { ...none, kind: 'cv', id: 'a', name: 'priya.pdf' },
  { ...none, kind: 'direct', id: 'b', name: 'Dune Logistics' },
  { ...none, kind: 'direct', id: 'c', name: 'Oasis Works' },
]

test('the lamp lights more than the one thing to do next, or that is not the first', async () => {
  answer(listWaiting, () => giving(waiting))
  await show(<WaitingCard first={giving(waiting)} />)
  const region = page.getByRole('region', { name: /^3 / })
  await expect.element(region).toBeVisible()
  const lit = document.querySelectorAll('[data-look="lit"]')
  expect([...lit].map(({ textContent }) => textContent?.includes('priya.pdf'))).toEqual([true])
  expect(document.querySelectorAll('[data-look="primary"]')).toHaveLength(1)
  await expect.element(region.getByRole('listitem')).toHaveLength(2)
})
