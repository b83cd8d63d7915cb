import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showMine } from '#features/hiring/applications/contract.ts'
import { MyHistory } from '#features/hiring/applications/ui/my-history.tsx'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { answer, giving, holdBack } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { acceptOffer, type Letter, myOffers } from '../letter-contract.ts'
import { MyOffers } from './my-offers.tsx'

const letter = {
  ...{
    id: 'o',
    application: 'a',
    key: 'k',
    version: 1,
    company: 'Al Safa',
    name: 'Priya Nair',
    job: { title: 'Driver' },
  },
  ...{ pay: 9000, currency: 'AED', period: 'month', starts_on: '2027-02-01', place: 'Dubai', language: 'en' },
  ...{ letter: 'Dear Priya', answer_by: '2027-01-20T14:00:00Z', answered_at: null, reason: '' },
  ...{ state: 'viewed', may: ['accept', 'decline', 'ask'] },
} as unknown as Letter

test('an offer comes after the page it stands on, and pushes down what is read', async () => {
  await show(<MyOffers application="a" first={giving([letter])} />)
  // at the first drawing, without waiting
  expect(page.getByRole('heading', { name: /Al Safa/ }).elements()).toHaveLength(1)
})

function Around() {
  const before = { status: 'offer', passed: ['sent'], may: ['withdraw', 'write'], history: [] }
  const initial = giving(before) as unknown as Gives<typeof showMine>
  const mine = useCall(showMine, { application: 'a' }, { initial }).data?.data
  return mine ? (
    <>
      <output>{[mine.status, ...mine.may].join(' ')}</output>
      <MyHistory entries={mine.history} company="Al Safa" />
    </>
  ) : null
}

test('an accepted offer may still be withdrawn from, until the page has read what it knows', async () => {
  holdBack(showMine)
  holdBack(myOffers)
  const answered = { state: 'accepted' as const, answered_at: '2026-12-01T09:00:00Z', accepted_name: 'Priya Nair' }
  answer(acceptOffer, () => giving({ ...letter, ...answered, version: 2, may: [] }))
  await show(
    <>
      <MyOffers application="a" first={giving([letter])} />
      <Around />
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Accept offer' }))
  await userEvent.fill(page.getByRole('textbox'), 'Priya Nair')
  await userEvent.click(page.getByRole('button', { name: 'Accept offer' }))
  await expect.element(page.getByText('hired write')).toBeVisible()
  await expect.element(page.getByText('You accepted the offer')).toBeVisible()
})
