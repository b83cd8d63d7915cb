import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import type { Letter } from '../letter-contract.ts'
import { MyOffers } from './my-offers.tsx'

const letter = {
  ...{ id: 'o', key: 'k', version: 1, company: 'Al Safa', name: 'Priya Nair', job: { title: 'Driver' } },
  ...{ pay: 9000, currency: 'AED', period: 'month', starts_on: '2027-02-01', place: 'Dubai', language: 'en' },
  ...{ letter: 'Dear Priya', answer_by: '2027-01-20T14:00:00Z', answered_at: null, reason: '' },
  ...{ state: 'viewed', may: ['accept', 'decline', 'ask'] },
} as unknown as Letter

test('an offer comes after the page it stands on, and pushes down what is read', async () => {
  await show(<MyOffers application="a" first={giving([letter])} />)
  // at the first drawing, without waiting
  expect(page.getByRole('heading', { name: /Al Safa/ }).elements()).toHaveLength(1)
})
