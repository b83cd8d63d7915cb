import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { askApproval, offersOf } from '../contract.ts'
import { OffersPart } from './offers-part.tsx'

const session = { may: ['offer.propose'] } as unknown as Session
const application = '0199e6b0-0000-7000-8000-000000000001'
const draft = {
  ...{ id: '0199e6b0-0000-7000-8000-000000000002', application, state: 'draft', version: 1, number: 1, asked: false },
  ...{ language: 'en', pay: null, currency: 'AED', period: 'month', starts_on: null, place: 'Dubai', zone: 'UTC' },
  ...{ answer_by: null, text: 'Dear {name}, we offer you {job}.', name: 'Lina Haddad', reason: '', accepted_name: '' },
  ...{ may: ['save', 'ask', 'withdraw'], steps: [], declined_because: null },
}

test('who asks for approval of half a draft is told of one gap after the other, or not where to fill it', async () => {
  answer(offersOf, () => giving({ offers: [draft], fresh: {}, texts: {} }) as never)
  const errors = ['pay', 'starts_on'].map((field) => ({ field, code: 'required', message: `Missing: ${field}` }))
  answer(askApproval, () => {
    throw new Refused(422, 'invalid', { errors })
  })
  await show(<OffersPart {...{ application, asked: 0 }} name="Lina Haddad" stage="interviewing" />, { session })
  await expect.element(page.getByText('Still to fill in: Salary, Start date, Reply deadline')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Letter as PDF' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Request approval' }).click()
  for (const { message } of errors) await expect.element(page.getByText(message)).toBeVisible()
})

test.each([
  { hired: 1, state: 'sent', count: 1 },
  { hired: 1, state: 'viewed', count: 1 },
  { hired: 0, state: 'sent', count: 0 },
  { hired: 1, state: 'accepted', count: 0 },
])(
  'an offer ($state, $hired hired) does not say that every opening was filled since, or says it of a free one',
  async ({ hired, state, count }) => {
    const sent = { ...draft, state, sent_at: '2026-11-20T09:00:00Z', answer_by: '2026-12-20T09:00:00Z' }
    answer(offersOf, () => giving({ offers: [sent], fresh: {}, texts: {}, places: { hired, openings: 1 } }) as never)
    await show(<OffersPart {...{ application, asked: 0 }} name="Lina Haddad" stage="offered" />, { session })
    await expect.element(page.getByText('Offer letter', { exact: true })).toBeVisible()
    expect(page.getByText(/^All openings are filled\. Withdraw this offer/).elements()).toHaveLength(count)
  },
)

test('an approved offer is called a draft where it is deleted', async () => {
  const approved = { ...draft, state: 'approved', may: ['withdraw'] }
  answer(offersOf, () => giving({ offers: [approved], fresh: {}, texts: {} }) as never)
  await show(<OffersPart {...{ application, asked: 0 }} name="Lina Haddad" stage="interviewing" />, { session })
  await page.getByRole('button', { name: 'Delete offer' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Delete this offer?' })).toBeVisible()
  expect(
    page
      .getByText(/draft/i)
      .elements()
      .filter((one) => one.closest('[role=alertdialog]')),
  ).toHaveLength(0)
})
