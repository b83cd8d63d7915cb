import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { declineOffer, type Letter } from '../letter-contract.ts'
import { AnswerForms } from './answer-forms.tsx'

test('an offer is declined for a reason that nobody chose, or nobody says that one is missing', async () => {
  const offer = { key: 'k', version: 1, company: 'Al Safa', may: ['accept', 'decline', 'ask'] } as unknown as Letter
  await show(<AnswerForms offer={offer} name="Priya Nair" onDone={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: 'Decline offer' }))
  const go = page.getByRole('button', { name: 'Decline offer' })
  await userEvent.click(go)
  await expect.element(page.getByText('Choose a reason.')).toBeVisible()
  expect(askedOf(declineOffer)).toHaveLength(0)
  for (const reason of page.getByRole('radio').elements()) expect(reason).not.toBeChecked()
  await userEvent.click(page.getByText('Start date'))
  await expect.element(page.getByText('Choose a reason.')).not.toBeInTheDocument()
})
