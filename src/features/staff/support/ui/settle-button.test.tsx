import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { settleSupport } from '../contract.ts'
import { SettleButton } from './settle-button.tsx'

test('an open conversation is closed, a settled one opened, and not the other way round', async () => {
  answer(settleSupport, () => ({ success: true as const }))
  const done = vi.fn()
  await show(
    <>
      <SettleButton thread="t1" isSettled={false} onDone={done} />
      <SettleButton thread="t2" isSettled onDone={done} />
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Mark as settled' }))
  await userEvent.click(page.getByRole('button', { name: 'Reopen' }))
  await expect.poll(() => done.mock.calls.length).toBe(2)
  expect(askedOf(settleSupport).map(({ input }) => [input.thread, input.settled])).toEqual([
    ['t1', true],
    ['t2', false],
  ])
})
