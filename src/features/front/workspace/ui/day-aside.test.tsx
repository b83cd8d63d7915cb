import './workspace.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { pageDay } from '../day-contract.ts'
import { DayAside } from './day-aside.tsx'

test('a number and what it counts run together', async () => {
  const first = giving({ agenda: [], record: { applications: 20, answered: 19, median_days: 5 }, since: [] })
  answer(pageDay, () => first)
  await show(<DayAside first={first} />)
  const below = (words: string) => page.getByText(words).element().getBoundingClientRect().top
  const end = (figure: string) => page.getByText(figure).element().getBoundingClientRect().bottom
  await expect.element(page.getByText('got a reply')).toBeVisible()
  expect(below('got a reply')).toBeGreaterThanOrEqual(end('95%'))
  expect(below('median wait')).toBeGreaterThanOrEqual(end('5 days'))
})
