import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { focusOn } from '#tests/screens/focus.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { bringPerson, type ExternalJob, type ExternalPerson, listExternalJobs, withdrawPerson } from '../contract.ts'
import { ExternalJobCard } from './external-job-card.tsx'
import { PutForwardDialog } from './put-forward-dialog.tsx'

const session = { may: ['job.bring'] } as unknown as Session
const person = (over: Partial<ExternalPerson> = {}): ExternalPerson => ({
  ...{ id: 'one', name: 'Lina Haddad', state: 'asked', status: null, may_withdraw: true },
  ...{ asked_at: '2026-11-20T09:00:00Z', answer_due_at: '2026-11-27T09:00:00Z', answered_at: null },
  ...over,
})
const aJob = (over: Partial<ExternalJob>): ExternalJob =>
  ({
    ...{ id: 'job', state: 'active', words: '', sent: 1, most_people: 2, hired: 0, may_add: true },
    company: { name: 'Dune', slug: 'dune' },
    job: { title: 'Cook', path: '/jobs/cook', place: 'Dubai', openings: 1, open: true },
    people: [person()],
    ...over,
  }) as ExternalJob

function Jobs() {
  const { data } = useCall(listExternalJobs, {})
  const [isAdding, add] = useState(false)
  const one = data?.data[0]
  if (!one) return null
  return (
    <>
      <ExternalJobCard one={one} onAdd={() => add(true)} />
      {isAdding ? <PutForwardDialog one={one} onClose={() => add(false)} /> : null}
    </>
  )
}

test('whoever withdraws somebody by keyboard is thrown to the top of the page', async () => {
  let job = aJob({})
  answer(listExternalJobs, () => giving([job]))
  answer(withdrawPerson, () => {
    job = aJob({ people: [person({ name: null, state: 'withdrawn', may_withdraw: false })] })
    return { success: true } as never
  })
  await show(<Jobs />, { session })
  await focusOn(page.getByRole('button', { name: 'Withdraw Lina Haddad' }))
  await userEvent.keyboard('{Enter}')
  await focusOn(page.getByRole('alertdialog').getByRole('button').first())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('list', { name: 'Your candidates' }).getByRole('listitem').first()).toHaveFocus()
})

for (const [may_add, where] of [
  [true, () => page.getByRole('button', { name: 'Put candidate forward' })],
  [false, () => page.getByText('You have sent the agreed number of candidates.')],
] as const)
  test(`whoever adds somebody is thrown to the top of the page, where ${may_add ? 'more' : 'no more'} may be added`, async () => {
    let job = aJob({ people: [] })
    answer(listExternalJobs, () => giving([job]))
    answer(bringPerson, () => {
      job = aJob({ may_add })
      return giving(job) as never
    })
    await show(<Jobs />, { session })
    await focusOn(page.getByRole('button', { name: 'Put candidate forward' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(page.getByLabelText('Name'), 'Lina Haddad')
    await userEvent.fill(page.getByLabelText('Email'), 'lina@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(where()).toHaveFocus()
  })
