import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { readRejection, readTold } from '../batch-contract.ts'
import { MoveDialogs } from './move-dialogs.tsx'
import type { Asked } from './use-move-applicant.ts'

const asked = { card: { name: 'Sara' }, to: 'rejected', answer: () => {} } as unknown as Asked
const places = { hired: 0, openings: 1 }
const reasons = Array.from({ length: 40 }, (_, at) => ({ id: String(at), text: `Reason ${at}`, told: 'Sorry' }))

test('of many reasons none is chosen, and that one is needed is said where nobody sees it', async () => {
  await show(<MoveDialogs asked={asked} {...{ reasons, places }} />)
  await userEvent.click(page.getByRole('button', { name: 'Reject and send' }))
  await expect.element(page.getByText(/^Choose a reason/)).toBeInViewport()
})

test('what a candidate reads is shown in the language of whoever rejects', async () => {
  answer(readRejection, () => ({ success: true as const, data: { language: 'fr' as const, text: 'Désolés' } }))
  const card = { id: '01890000-0000-7000-8000-000000000001', name: 'Sara' }
  await show(<MoveDialogs asked={{ ...asked, card } as unknown as Asked} {...{ reasons, places }} />)
  await userEvent.click(page.getByLabelText('Reason 1', { exact: true }))
  await expect.element(page.getByText('Message to the candidate in French')).toBeVisible()
  await expect.element(page.getByText('Désolés')).toHaveAttribute('lang', 'fr')
})

test('an offer is told in the language the candidate reads', async () => {
  answer(readTold, () => ({ success: true as const, data: { language: 'fr' as const, text: 'La lettre suit' } }))
  const card = { id: '01890000-0000-7000-8000-000000000001', name: 'Sara' }
  await show(<MoveDialogs asked={{ ...asked, card, to: 'offered' } as unknown as Asked} {...{ reasons, places }} />)
  await expect.element(page.getByText('Message to the candidate in French')).toBeVisible()
  await expect.element(page.getByText('La lettre suit')).toHaveAttribute('lang', 'fr')
})

const filled = page.getByText('All 2 openings are filled')
const hire = (hired: number) => (
  <MoveDialogs asked={{ ...asked, to: 'hired' }} reasons={[]} places={{ hired, openings: 2 }} />
)

test('one more is hired than there are openings, and nobody says so before', async () => {
  await show(hire(2))
  await expect.element(filled).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mark as hired' })).toBeEnabled()
})

test('that openings are filled is said while one is still free', async () => {
  await show(hire(1))
  await expect.element(page.getByRole('button', { name: 'Mark as hired' })).toBeVisible()
  await expect.element(filled).not.toBeInTheDocument()
})

test('a rejection says nothing of the person, and what one adds is not shown as it will be read', async () => {
  answer(readRejection, () => ({ success: true as const, data: { language: 'en' as const, text: 'Thank you' } }))
  const card = { id: '01890000-0000-7000-8000-000000000001', name: 'Sara' }
  const answered: unknown[] = []
  const whole = { ...asked, card, answer: (given: unknown) => answered.push(given) } as unknown as Asked
  const session = { may: ['applicant.message'] } as unknown as Session
  await show(<MoveDialogs asked={whole} {...{ reasons, places }} />, { session })
  await userEvent.click(page.getByLabelText('Reason 1', { exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: /Personal message/ }), 'Your test was the best of all')
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('Your test was the best of all')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Keep editing' }))
  await userEvent.click(page.getByRole('button', { name: 'Reject and send' }))
  expect(answered).toEqual([{ reason: '1', words: 'Your test was the best of all' }])
})
