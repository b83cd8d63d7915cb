import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { declineOffer, type Letter } from '../letter-contract.ts'
import { LetterCard } from './letter-card.tsx'

const letter = {
  ...{ id: 'o', key: 'k', version: 1, company: 'Al Safa', name: 'Priya Nair', job: { title: 'Driver' } },
  ...{ pay: 9000, currency: 'AED', period: 'month', starts_on: '2027-02-01', place: 'Dubai', language: 'en' },
  ...{ letter: 'Dear Priya', answer_by: '2027-01-20T14:00:00Z', answered_at: null, reason: '' },
  ...{ state: 'viewed', may: ['accept', 'decline', 'ask'] },
} as unknown as Letter

test('whoever has answered is left below a form that is gone, and not led to what came of it', async () => {
  const declined: Letter = {
    ...letter,
    version: 2,
    state: 'declined',
    answered_at: '2027-01-10T09:00:00Z',
    may: ['write'],
  }
  answer(declineOffer, () => giving(declined))
  await show(<LetterCard first={letter} />)
  await userEvent.click(page.getByRole('button', { name: 'Decline offer' }))
  await userEvent.click(page.getByText('Start date').last())
  await userEvent.click(page.getByRole('button', { name: 'Decline offer' }))
  await expect.element(page.getByText(/declined/i).first()).toBeInViewport()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/declined/i)
})

test('about an offer that is over a question is asked, where one writes a message or nothing at all', async () => {
  await show(<LetterCard first={{ ...letter, state: 'expired', may: ['write'] }} />)
  await expect.element(page.getByText('Still interested? Send Al Safa a message.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Ask a question' }).elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Send a message' }))
  await expect.element(page.getByRole('textbox', { name: /Message to Al Safa/ })).toBeVisible()
})

test('an offer that the company took back has a button to write about it', async () => {
  await show(<LetterCard first={{ ...letter, state: 'withdrawn', may: [] }} />)
  await expect.element(page.getByText('Al Safa has withdrawn this offer.')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('whoever answered an offer is told the hour without its zone', async () => {
  const answered = { answered_at: '2026-11-29T07:39:00.000Z', accepted_name: 'Layla' }
  await show(<LetterCard first={{ ...letter, ...answered, state: 'accepted', may: [] }} />)
  await expect
    .element(page.getByText(/You accepted on .*\d{1,2}:39.* (?:UTC|GMT|[A-Z]{3,4})\b.* as Layla/))
    .toBeVisible()
})
