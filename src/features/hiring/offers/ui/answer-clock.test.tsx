import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { show } from '#tests/screens/show.tsx'
import { AnswerClock } from './answer-clock.tsx'

test('the day to answer by is another one than in the letter', async () => {
  const session = { zone: 'America/New_York' } as Session
  await show(<AnswerClock until="2026-12-04T14:00:00.000Z" zone="Asia/Dubai" />, { session })
  await expect.element(page.getByText(/Reply by Friday 4 December\D+18:00/)).toBeVisible()
  await expect.element(page.getByText('Time zone: Gulf Standard Time')).toBeVisible()
  await expect.element(page.getByText('09:00 your time')).toBeVisible()
})
