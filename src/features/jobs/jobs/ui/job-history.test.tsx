import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { HappeningCard } from './job-history.tsx'

type Happening = Parameters<typeof HappeningCard>[0]['entries'][number]
const sent = (id: string, to: Happening['to']): Happening => ({
  ...{ id, at: '2026-11-20T08:00:00.000Z', by: 'member', name: 'Lina', move: 'submit', from: 'draft', to },
  ...{ reason: null, as: null, change: null, coins: null },
})

test('a job that went live without a review is not called sent for review', async () => {
  await show(<HappeningCard entries={[sent('1', 'live')]} />)
  await expect.element(page.getByText('Lina: published')).toBeVisible()
})

test('the coins a job cost are told nowhere but in the books', async () => {
  await show(<HappeningCard entries={[{ ...sent('1', null), move: null, coins: -5 }]} />)
  await expect.element(page.getByText('Lina: 5 coins spent')).toBeVisible()
})

test('a job that is reviewed was sent for review', async () => {
  await show(<HappeningCard entries={[sent('1', 'submitted')]} />)
  await expect.element(page.getByText('Lina: sent for review')).toBeVisible()
})
