import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { claim } from '../claim-contract.ts'
import { ClaimForm } from './claim-form.tsx'

const sent = {
  ...{ name: 'Rana', email: 'rana@post.example', has_account: false, status: 'sent' as const, may_withdraw: true },
  job: { title: 'Nurse', company: { name: 'Al Safa', logo: null }, text: { title: 'Nurse', language: 'en' } } as never,
  ...{ submitted_at: '2026-11-20T09:00:00Z', answer_due_at: '2026-12-04T09:00:00Z' },
  ...{ answered_at: null, withdrawn_at: null, own: null, is_put: false },
}

test('a guest who withdraws is promised a history they do not have, or has one button wider than the other', async () => {
  await page.viewport(360, 780)
  await show(<ClaimForm claimKey="key" claim={sent} />)
  expect(page.getByText('Sent', { exact: true }).elements()).toHaveLength(0)
  await expect.element(page.getByText('Sent on 20 November')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await expect.element(page.getByText(/can’t be undone/)).toBeVisible()
  expect(document.body.textContent).not.toContain('You keep the history')
  const widths = [...document.querySelectorAll('footer .button')].map((one) => one.getBoundingClientRect().width)
  expect(widths).toHaveLength(2)
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(1)
})

test('what was taken back is still to be followed, or nobody says since when it is not', async () => {
  const withdrawn_at = '2026-11-23T09:00:00Z'
  await show(<ClaimForm claimKey="key" claim={{ ...sent, status: 'withdrawn', may_withdraw: false, withdrawn_at }} />)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('You withdrew your application on 23 November 2026')
  expect(document.body.textContent).not.toContain('reply to messages')
  await expect.element(page.getByRole('link', { name: 'Search jobs' })).toBeVisible()
})

test('whoever applied with their account too is told that the link is used up, or finds no way to their application', async () => {
  answer(claim, () => {
    throw new Refused(409, 'already_sent', { title: 'You’ve already applied to this job', application: 'a9' })
  })
  const session = { display: { name: 'Rana' }, may: [] } as unknown as Session
  await show(<ClaimForm claimKey="key" claim={sent} />, { session })
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Open my application' }))
    .toHaveAttribute('href', '/applications/a9')
  expect(page.getByRole('button', { name: 'Add to my account' }).elements()).toHaveLength(0)
})

test('who is signed in is asked for a password, or asked to add what the link says stays apart', async () => {
  const session = { display: { name: 'Rana' }, may: [] } as unknown as Session
  await show(<ClaimForm claimKey="key" claim={{ ...sent, own: 'a9' }} />, { session })
  await expect.element(page.getByText('You’ve already applied for this job with this account')).toBeVisible()
  expect(page.getByRole('button', { name: 'Add to my account' }).elements()).toHaveLength(0)
  expect(document.body.textContent).not.toContain('Set a password')
})
