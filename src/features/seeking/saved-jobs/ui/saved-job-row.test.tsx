import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { SavedJob } from '../contract.ts'
import { SavedJobRow } from './saved-job-row.tsx'

const saved = {
  job: { id: 'j', address: 'cook-1', title: 'Cook', language: 'en', place: 'Dubai', company: { name: 'Al Safa' } },
  ...{ status: 'open', closes_at: null, closed_as: null, changed: [], application: 'a', note: '', remind: 'none' },
  ...{ remind_on: null, reminded_at: null, saved_at: '2026-11-20T09:00:00Z' },
} as unknown as SavedJob

test('a withdrawn application is still called an application, or a sent one withdrawn', async () => {
  const leave = await show(<SavedJobRow saved={{ ...saved, is_withdrawn: true }} />)
  await expect.element(page.getByText('Application withdrawn')).toBeVisible()
  expect(page.getByText('Applied', { exact: true }).elements()).toHaveLength(0)
  leave()
  await show(<SavedJobRow saved={{ ...saved, is_withdrawn: false }} />)
  await expect.element(page.getByText('Applied', { exact: true })).toBeVisible()
})
