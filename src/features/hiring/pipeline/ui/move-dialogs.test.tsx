import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { readRejection } from '../batch-contract.ts'
import { MoveDialogs } from './move-dialogs.tsx'
import type { Asked } from './use-move-applicant.ts'

const asked = { card: { name: 'Sara' }, to: 'rejected', answer: () => {} } as unknown as Asked
const reasons = Array.from({ length: 40 }, (_, at) => ({ id: String(at), text: `Reason ${at}`, told: 'Sorry' }))

test('of many reasons none is chosen, and that one is needed is said where nobody sees it', async () => {
  await show(<MoveDialogs asked={asked} reasons={reasons} />)
  await userEvent.click(page.getByRole('button', { name: 'Reject and send' }))
  await expect.element(page.getByText(/^Choose a reason/)).toBeInViewport()
})

test('what a candidate reads is shown in the language of whoever rejects', async () => {
  answer(readRejection, () => ({ success: true as const, data: { language: 'fr' as const, text: 'Désolés' } }))
  const card = { id: '01890000-0000-7000-8000-000000000001', name: 'Sara' }
  await show(<MoveDialogs asked={{ ...asked, card } as unknown as Asked} reasons={reasons} />)
  await userEvent.click(page.getByLabelText('Reason 1', { exact: true }))
  await expect.element(page.getByText('Message to the candidate in French')).toBeVisible()
  await expect.element(page.getByText('Désolés')).toHaveAttribute('lang', 'fr')
})
