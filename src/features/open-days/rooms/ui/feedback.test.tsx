import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { giveFeedback } from '../feedback-contract.ts'
import { Feedback } from './feedback.tsx'

test('an answer that nobody chose is sent as a nought, and refused with "Minimum 1"', async () => {
  answer(giveFeedback, () => ({ success: true as const }))
  await show(<Feedback linkKey="key" given={null} />)
  await userEvent.click(page.getByRole('button', { name: 'Send feedback' }))
  await expect.poll(() => askedOf(giveFeedback).map(({ input }) => input.stars)).toEqual([''])
})
