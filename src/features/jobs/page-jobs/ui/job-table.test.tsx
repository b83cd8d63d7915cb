import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Gives } from '#platform/shared/contract.ts'
import { show } from '#tests/screens/show.tsx'
import type { listPageJobs } from '../contract.ts'
import { JobTable } from './job-table.tsx'

type Job = Gives<typeof listPageJobs>['data'][number]
const job = (id: string, has_board: boolean): Job => ({
  ...{ id, has_board, address: id, title: `Cook ${id}`, language: 'en', state: 'live', place: 'Dubai', author: null },
  ...{ may_write: true, anonymous: false, published_at: null, opens_at: null, expires_at: null, confirmed_at: null },
  ...{ may_count: true, applicants: 9, fresh: 0, due: 3, applicant_cap: null, editing: null },
  updated_at: '2026-11-01T00:00:00Z',
})

test('how many are overdue leads nowhere, or to a board that the reader may not open', async () => {
  await page.viewport(1200, 800)
  await show(<JobTable jobs={[job('j1', true), job('j2', false)]} wanted={{}} onClose={() => {}} empty={null} />)
  const late = page.getByRole('link', { name: '3', exact: true })
  await expect.element(late).toHaveAttribute('href', '/page/jobs/j1/board?wait=late')
  expect(late.elements()).toHaveLength(1)
  await page.viewport(390, 800)
  const line = page.getByRole('link', { name: /3 overdue/i })
  await expect.element(line).toHaveAttribute('href', '/page/jobs/j1/board?wait=late')
})
