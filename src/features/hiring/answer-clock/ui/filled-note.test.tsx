import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { giving, holdBack } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { showWaiting } from '../contract.ts'
import { FilledNote } from './filled-note.tsx'

const session = { may: ['job.publish', 'applicant.move'], display: { name: 'Omar' } } as unknown as Session
const job = { id: 'j', state: 'live', hired: 2, openings: 1 }

test('the bar grows once it is read how many wait, and does not say that one more was hired', async () => {
  const waiting = holdBack(showWaiting)
  await show(<FilledNote job={job} />, { session })
  await expect.element(page.getByText(/1 more person was hired than there are openings/)).toBeVisible()
  const height = () => document.querySelector('.note')?.getBoundingClientRect().height
  const before = height()
  expect(before).toBeGreaterThan(0)
  waiting[0]?.give(giving({ waiting: 3, offered: 0, why: 'filled', words: [] }) as never)
  await expect.element(page.getByText('reply to 3 applicants still waiting', { exact: false })).toBeVisible()
  expect(height()).toBe(before)
})

test('an offer that is open beyond the openings is told by nothing on the board', async () => {
  const waiting = holdBack(showWaiting)
  await show(<FilledNote job={{ ...job, hired: 1 }} />, { session })
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.give(giving({ waiting: 0, offered: 1, why: 'filled', words: [] }) as never)
  await expect.element(page.getByText(/1 applicant still has an open offer: withdraw it/)).toBeVisible()
})
