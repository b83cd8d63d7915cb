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

test('the hour of an interview elsewhere is told by the clocks of that place, too', async () => {
  const one = {
    ...{ kind: 'interview' as const, id: 'i', at: '2026-11-24T08:00:00.000Z', minutes: 45, name: 'Lina Haddad' },
    ...{ title: 'Cook', how: 'on_site' as const, href: '/page', link: null, zone: 'Asia/Dubai', is_mine: true },
    ...{ state: 'confirmed' as const, booked: null },
  }
  const first = giving({ agenda: [one], record: null, since: [] })
  answer(pageDay, () => first)
  await show(<DayAside first={first} />)
  await expect.element(page.getByText(/12:00.* · Gulf Standard Time/)).toBeVisible()
})
