import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { inviteFromPool, listPool } from '../contract.ts'
import { InviteButton } from './invite-button.tsx'

const invited = { job: 'j1', title: 'Cook', at: '2026-11-20T08:00:00.000Z', applied: false, declined: false }

test('whoever was invited is said to be, and is not invited to the same job again', async () => {
  answer(listPool, () => ({ success: true, data: [{ id: 'e1', invited: [invited] }], tags: [] }) as never)
  answer(
    listPageJobs,
    () =>
      ({
        success: true,
        data: [
          { id: 'j1', title: 'Cook' },
          { id: 'j2', title: 'Baker' },
        ],
      }) as never,
  )
  await show(<InviteButton person="p1" name="Sara" />)
  await expect.element(page.getByText('Invited on 20 November 2026')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Invite to another job' }))
  const job = page.getByLabelText('Job')
  await expect.element(job.getByRole('option', { name: 'Baker' })).toBeInTheDocument()
  expect(job.getByRole('option', { name: 'Cook' }).elements()).toHaveLength(0)
})

test('who is invited comes into the talent pool, and neither the dialog nor what follows says so', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [] }) as never)
  answer(listPageJobs, () => ({ success: true, data: [{ id: 'j1', title: 'Cook' }] }) as never)
  answer(inviteFromPool, () => giving([{ entry: 'e1', refused: null }]))
  await show(<InviteButton person="p1" name="Sara" />)
  await userEvent.click(page.getByRole('button', { name: 'Invite to apply' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/The candidate is added to your talent pool/)).toBeVisible()
  await userEvent.selectOptions(dialog.getByLabelText('Job'), 'Cook')
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await expect.element(page.getByText('Invitation sent. The candidate is in your talent pool.')).toBeVisible()
})

test('the words of an invitation are lost by Escape', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [] }) as never)
  answer(listPageJobs, () => ({ success: true, data: [{ id: 'j1', title: 'Cook' }] }) as never)
  await show(<InviteButton person="p1" name="Sara" />)
  await userEvent.click(page.getByRole('button', { name: 'Invite to apply' }))
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox'), 'Come and cook')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }))
  await expect.element(page.getByText('Come and cook')).not.toBeInTheDocument()
})
