import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { MoveDialogs } from './move-dialogs.tsx'
import type { Asked } from './use-move-applicant.ts'

const asked = { card: { name: 'Sara' }, to: 'rejected', answer: () => {} } as unknown as Asked
const reasons = Array.from({ length: 40 }, (_, at) => ({ id: String(at), text: `Reason ${at}`, told: 'Sorry' }))

test('of many reasons none is chosen, and that one is needed is said where nobody sees it', async () => {
  await show(<MoveDialogs asked={asked} reasons={reasons} />)
  await userEvent.click(page.getByRole('button', { name: 'Reject and send' }))
  await expect.element(page.getByText(/^Choose a reason/)).toBeInViewport()
})
