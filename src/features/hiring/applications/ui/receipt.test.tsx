import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { JobToApply } from './job-to-apply.ts'
import { Receipt } from './receipt.tsx'

test('the reply that is still to come is drawn as if it were there', async () => {
  const job = { company: { name: 'Al Safa' }, answer_days: 14 } as JobToApply
  const sent = {
    application: 'a',
    again: false,
    name: 'Sara',
    contacts: ['sara@example.com', '+971501234567'],
    byMail: true,
  }
  await show(<Receipt sent={{ ...sent, cv: 'sara.pdf', note: false, answers: 0 }} job={job} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const states = () => [...document.querySelectorAll('.path > li')].map((stop) => stop.getAttribute('data-state'))
  await expect.poll(states).toEqual(['done', 'next', 'next'])
})

test('a guest reads whether the address has applied before, or not how else they may be reached', async () => {
  const job = { company: { name: 'Al Safa' }, answer_days: 14 } as JobToApply
  const sent = { application: 'a', name: 'Sara', contacts: ['sara@example.com', '+971501234567'], byMail: true }
  await show(<Receipt sent={{ ...sent, again: true, cv: 'sara.pdf', note: false, answers: 0 }} job={job} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email')
  // in a line from right to left a number that is joined to an address is read backwards
  for (const contact of sent.contacts)
    await expect.element(page.getByText(contact, { exact: true }).last()).toHaveAttribute('dir', 'ltr')
  await expect.element(page.getByText(/already applied/)).not.toBeInTheDocument()
})
