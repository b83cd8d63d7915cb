import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { topics } from '#features/site/notifications/rules.ts'
import type { Session } from '#frame/read-session.ts'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { subscribeTo } from '../contract.ts'
import { TopicsCard } from './topics-card.tsx'

const rows = topics.map((topic) => ({ topic, mail: true, push: true, sms: false, frequency: 'instant' as const }))
const sessionWith = (pages: unknown[]) => ({ display: { id: 'u' }, pages }) as unknown as Session

test('whoever works for no company is asked about jobs and teams of their own, and finds no way to job alerts', async () => {
  await show(<TopicsCard first={rows} bySms={false} />, { session: sessionWith([]) })
  await expect.element(page.getByText(/^New jobs of companies you follow, saved jobs/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Job alerts' })).toBeVisible()
  expect(page.getByText(/your own jobs|Join requests/).elements()).toHaveLength(0)
})

test('whoever works for a company is not asked about its jobs and team', async () => {
  await show(<TopicsCard first={rows} bySms={false} />, { session: sessionWith([{ page_id: 'p' }]) })
  for (const words of [/your own jobs/, /Join requests/]) await expect.element(page.getByText(words)).toBeVisible()
})

test('nobody is told that interviews and offers belong to applications, or that a choice was saved', async () => {
  answer(subscribeTo, () => ({ success: true as const }))
  await show(<TopicsCard first={rows} bySms={false} />, { session: sessionWith([]) })
  await expect.element(page.getByText('Your applications, interviews, offers and open days')).toBeVisible()
  await expect.element(page.getByText(/contact requests are always sent/)).toBeVisible()
  await page.getByRole('combobox', { name: /Applications/ }).selectOptions('off')
  await expect.element(page.getByText('Notification settings saved')).toBeVisible()
  await expect.element(page.getByText(/offers and open days aren’t emailed either/)).toBeVisible()
})

test('whoever is told in the browser or by SMS reads that nothing but the bell is left, or is offered an SMS that never goes out', async () => {
  answer(subscribeTo, () => ({ success: true as const }))
  const [row] = rows
  if (!row) throw new Error('no topic')
  const told = (push: boolean, sms: boolean, bySms: boolean) =>
    show(<TopicsCard first={[{ ...row, topic: 'applications', mail: false, push, sms }]} bySms={bySms} />)
  await told(true, false, false)
  await expect.element(page.getByText(/under the bell and in the browsers where notifications are on\.$/)).toBeVisible()
  expect(page.getByRole('checkbox', { name: 'SMS' }).elements()).toHaveLength(0)
  await page.getByRole('checkbox', { name: 'Browser' }).click()
  await expect.element(page.getByText(/You only find them under the bell/)).toBeVisible()
})

test('an account with nothing but a phone is not told that an SMS comes', async () => {
  const [row] = rows
  if (!row) throw new Error('no topic')
  const first = [{ ...row, topic: 'applications' as const, mail: false, push: false, sms: true }]
  await show(<TopicsCard first={first} bySms />)
  await expect.element(page.getByText(/under the bell and get an SMS\./)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'SMS' })).toBeChecked()
})
