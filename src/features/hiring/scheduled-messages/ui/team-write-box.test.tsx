import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listScheduled } from '../contract.ts'
import { TeamWriteBox } from './team-write-box.tsx'

const applicant = { id: 'a', name: 'Saif', email: 'saif@example.org', through: null }

test('a link to the box for a reply leads to it, and not into it', async () => {
  answer(listScheduled, () => giving({ zone: 'UTC', their_zone: null, messages: [] }))
  await show(<TeamWriteBox applicant={applicant} />, { at: '/page/jobs/j/board?applicant=a&part=messages#f-text' })
  await expect.element(page.getByRole('textbox', { name: /Saif/ })).toHaveFocus()
})

test('an applicant opened by the way is written to at once', async () => {
  answer(listScheduled, () => giving({ zone: 'UTC', their_zone: null, messages: [] }))
  await show(<TeamWriteBox applicant={applicant} />, { at: '/page/jobs/j/board?applicant=a' })
  await expect.element(page.getByRole('textbox', { name: /Saif/ })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})
