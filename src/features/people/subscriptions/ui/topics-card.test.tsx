import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { topics } from '#features/site/notifications/rules.ts'
import type { Session } from '#frame/read-session.ts'
import { show } from '#tests/screens/show.tsx'
import { TopicsCard } from './topics-card.tsx'

const rows = topics.map((topic) => ({ topic, mail: true, push: true, sms: false, frequency: 'instant' as const }))
const sessionWith = (pages: unknown[]) => ({ display: { id: 'u' }, pages }) as unknown as Session

test('whoever works for no company is asked about jobs and teams of their own, and finds no way to job alerts', async () => {
  await show(<TopicsCard first={rows} />, { session: sessionWith([]) })
  await expect.element(page.getByText('New jobs of companies you follow')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Job alerts' })).toBeVisible()
  expect(page.getByText(/your own jobs|Join requests/).elements()).toHaveLength(0)
})

test('whoever works for a company is not asked about its jobs and team', async () => {
  await show(<TopicsCard first={rows} />, { session: sessionWith([{ page_id: 'p' }]) })
  for (const words of [/your own jobs/, /Join requests/]) await expect.element(page.getByText(words)).toBeVisible()
})
