import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { show } from '#tests/screens/show.tsx'
import { ConfirmEmailNote } from './confirm-email-note.tsx'

const session = { display: { email: 'nadia@example.com' }, email_verified: false } as Session

test('whoever made a second account without knowing is told nowhere that the mail leads to the first', async () => {
  await show(<ConfirmEmailNote />, { session })
  await expect.element(page.getByText(/nadia@example\.com.*link to confirm.*already had an account/)).toBeVisible()
})

test('a confirmed address is asked for again', async () => {
  await show(<ConfirmEmailNote />, { session: { ...session, email_verified: true } as Session })
  expect(document.querySelector('.note')).toBeNull()
})
