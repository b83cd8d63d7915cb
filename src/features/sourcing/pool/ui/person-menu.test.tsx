import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listPool, poolPerson, savePersonNote, showPersonNote } from '../contract.ts'
import { bringFromPool } from '../job-contract.ts'
import { PersonMenu } from './person-menu.tsx'

test('a note of somebody who was found puts them in the pool', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [] }) as never)
  answer(showPersonNote, () => giving({ note: 'Met in May', version: 3 }))
  answer(savePersonNote, () => ({ success: true }) as never)
  await show(<PersonMenu whom={{ person: 'p1' }} name="Sara" />)
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Note' }))
  const field = page.getByRole('textbox')
  await expect.element(field).toHaveValue('Met in May')
  await userEvent.fill(field, 'Call in spring')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Keep editing' }))
  await expect.element(field).toHaveValue('Call in spring')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => askedOf(savePersonNote).map(({ input }) => input))
    .toEqual([{ person: 'p1', version: 3, note: 'Call in spring' }])
  expect(askedOf(poolPerson)).toHaveLength(0)
})

test('what is seldom done about a person stands as one more button beside what is done most', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [] }) as never)
  answer(poolPerson, () => giving({ entry: 'e1' }) as never)
  await show(<PersonMenu whom={{ person: 'p1' }} name="Sara" />)
  expect(
    page
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['More'])
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Add to talent pool' }))
  await expect.poll(() => askedOf(poolPerson).map(({ input }) => input)).toEqual([{ person: 'p1' }])
})

const session = { may: ['applicant.move', 'drop.answer'] } as unknown as Session
const pooled = (source: string) =>
  answer(
    listPool,
    () => ({ success: true, data: [{ id: 'e1', name: 'Sara', source, invited: [] }], tags: [] }) as never,
  )

test('whoever gave the company a CV comes onto no board from where they were found', async () => {
  pooled('drop')
  answer(listPageJobs, () => ({ success: true, data: [{ id: 'j1', title: 'Cook' }] }) as never)
  answer(bringFromPool, () => giving([{ entry: 'e1', application: null, refused: 'invited_already' }]))
  await show(<PersonMenu whom={{ person: 'p1' }} name="Sara" />, { session })
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Add to a job…' }))
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Add as applicant' })
  await userEvent.click(add)
  await expect.element(dialog.getByRole('link', { name: /Job.*Fill in this field/ })).toBeVisible()
  expect(askedOf(bringFromPool)).toHaveLength(0)
  await userEvent.selectOptions(dialog.getByLabelText('Job'), 'Cook')
  await userEvent.click(add)
  await expect
    .poll(() => askedOf(bringFromPool).map(({ input }) => input))
    .toEqual([{ job: 'j1', entries: ['e1'], words: '' }])
  await expect.element(dialog.getByText('Already invited to this job')).toHaveFocus()
})

test('whoever was only found is offered for a board that refuses them', async () => {
  pooled('search')
  await show(<PersonMenu whom={{ person: 'p1' }} name="Sara" />, { session })
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await expect.element(page.getByRole('menuitem', { name: 'In the talent pool' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Add to a job…' }).elements()).toHaveLength(0)
})
