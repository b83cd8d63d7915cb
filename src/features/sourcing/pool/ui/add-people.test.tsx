import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { previewJob } from '#features/jobs/jobs/contract.ts'
import { positions } from '#features/site/lookups/contract.ts'
import { type Imported, registerCandidateOther } from '#features/sourcing/imports/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listPool } from '../contract.ts'
import { listInvited } from '../job-contract.ts'
import { AddPeople } from './add-people.tsx'

const session = { may: ['cv.search', 'drop.answer', 'import'] } as unknown as Session

test('the way to the CV search asks for the position and the city of the job', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [], total: 0, next_cursor: null }) as never)
  answer(listInvited, () => giving([]))
  const job = { id: 'j1', title: 'Cook', position_id: 112, place_id: 7 }
  await show(<AddPeople job={job} onClose={() => {}} />, { session })
  await expect
    .element(page.getByRole('link', { name: 'Search CVs' }))
    .toHaveAttribute('href', '/cv-search?position=112&place=7')
})

test('whoever is written down by hand stays in sight, and one stays on the board', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [], total: 0, next_cursor: null }) as never)
  answer(listInvited, () => giving([]))
  answer(previewJob, () => giving({ title: 'Cook' }) as never)
  answer(positions, () => ({ success: true, data_name: [] }) as never)
  answer(registerCandidateOther, ({ name }) => giving({ id: 'c1', name, email: 'r@x.io', state: 'draft' } as Imported))
  const job = { id: 'j1', title: 'Cook', position_id: 112, place_id: 7 }
  await show(<AddPeople job={job} onClose={() => {}} />, { session })
  const here = location.href
  await userEvent.click(page.getByRole('button', { name: 'Add by hand' }))
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Reem Khoury')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByRole('link', { name: 'Reem Khoury' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Request consent.*Reem Khoury/ })).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Add candidates' })).toBeVisible()
  expect(location.href).toBe(here)
})

test('who asks for those invited is led to all of the pool, and finds them below its end', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [], total: 0, next_cursor: null }) as never)
  const one = { entry: 'e1', name: 'Reem Khoury', headline: '', at: '2026-11-20T09:00:00Z', by: null }
  answer(listInvited, () => giving([{ ...one, application: null, declined: false, anonymous: false }]))
  const job = { id: 'j1', title: 'Cook', position_id: 112, place_id: 7 }
  await show(<AddPeople job={job} ofInvited onClose={() => {}} />, { session })
  const invited = page.getByText('Invited to apply: 1')
  await expect.element(invited).toBeVisible()
  await expect.element(page.getByText('No application yet')).toBeVisible()
  const search = page.getByRole('searchbox').element().getBoundingClientRect()
  expect(invited.element().getBoundingClientRect().bottom).toBeLessThan(search.top)
})
