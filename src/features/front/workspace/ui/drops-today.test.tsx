import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type DropRow, listDrops } from '#features/sourcing/cv-drops/team-contract.ts'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { DropsToday } from './drops-today.tsx'

const aRow = (id: string): DropRow => ({
  ...{ id, name: `Person ${id}`, headline: 'Porter', wish: '', position: null, place: null, language: 'en' },
  ...{ state: 'received' as const, at: '2026-11-20T09:00:00Z', answer_due_at: '2026-12-20T09:00:00Z' },
  ...{ answered_at: null, version: 1 },
})
const given = (ids: readonly string[]) => ({
  ...{ success: true as const, data: ids.map(aRow), next_cursor: null },
  counts: { waiting: ids.length, answered: 0, pool: 0 },
})

test('the home grows with every CV that was left, or says how many there are only after all were answered', async () => {
  const all = given(['1', '2', '3', '4', '5', '6'])
  answer(listDrops, () => all)
  await show(<DropsToday first={all} />)
  await expect.element(page.getByRole('heading', { name: 'Speculative applications 6' })).toBeVisible()
  expect(page.getByRole('link', { name: /Person/ }).elements()).toHaveLength(4)
  await expect
    .element(page.getByRole('link', { name: /Person 1/ }))
    .toHaveAttribute('href', '/page/drops?show=waiting&item=1')
})

test('a list of nothing stands on the home', async () => {
  const none = given([])
  answer(listDrops, () => none)
  await show(<DropsToday first={none} />)
  expect(page.getByRole('heading').elements()).toHaveLength(0)
})
