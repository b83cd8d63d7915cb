import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listOffers, type Offer } from '#features/hiring/offers/contract.ts'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { OffersToday } from './offers-today.tsx'

const anOffer = (id: string): Offer => ({
  ...{
    id,
    application: `of-${id}`,
    job: { id: 'job', title: 'Porter' },
    name: `Person ${id}`,
    state: 'draft',
    version: 1,
  },
  ...{ number: 1, asked: true, reason: '', declined_because: null, sent_at: null, viewed_at: null, answered_at: null },
  ...{
    accepted_name: '',
    may: ['approve'],
    language: 'en',
    pay: 9500,
    currency: 'AED',
    period: 'month',
    text: 'Words',
  },
  ...{ starts_on: '2027-01-11', place: 'Dubai', answer_by: '2026-12-03T15:12:00Z', zone: 'UTC' },
})
const given = (ids: readonly string[]) => ({ success: true as const, data: ids.map(anOffer), next_cursor: null })

test('an offer that waits for approval is not on the home, says no time zone, or leads elsewhere than to itself', async () => {
  const one = given(['1'])
  answer(listOffers, () => one)
  await show(<OffersToday first={one} />)
  const link = page.getByRole('link', { name: /Person 1/ })
  await expect.element(link.getByText(/9,500 per month/)).toBeVisible()
  await expect.element(link.getByText(/3 December.*(UTC|GMT)/)).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/page/jobs/job/board?applicant=of-1&part=hiring')
})

test('a list of nothing to approve stands on the home', async () => {
  const none = given([])
  answer(listOffers, () => none)
  await show(<OffersToday first={none} />)
  expect(page.getByRole('heading').elements()).toHaveLength(0)
})
