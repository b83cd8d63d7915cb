import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listNextDates, type NextDate } from '../contract.ts'
import { NextDatesCard } from './next-dates-card.tsx'

const interview: NextDate = {
  ...{ kind: 'interview', id: 'a', at: '2026-12-02T07:00:00.000Z', zone: 'Asia/Dubai', name: 'Al Safa' },
  ...{ title: 'Cook', how: 'on_site', place: 'Gate 4' },
}
const start: NextDate = {
  ...interview,
  ...{ kind: 'start', id: 'b', at: '2026-12-06T00:00:00.000Z', zone: 'UTC', how: null },
}

async function drawn(dates: NextDate[], zone: string) {
  answer(listNextDates, () => giving(dates))
  await show(<NextDatesCard first={giving(dates)} />, { session: { zone } as Session })
}

test('whoever lives elsewhere reads the hour of an interview by the clock of the place alone', async () => {
  await drawn([interview], 'America/New_York')
  await expect.element(page.getByText(/^11:00.*, on site$/)).toBeVisible()
  await expect.element(page.getByText('02:00 your time')).toBeVisible()
})

test('a call is told by the clock of the company first', async () => {
  await drawn([{ ...interview, how: 'phone', place: '' }], 'America/New_York')
  await expect.element(page.getByText(/^02:00.*, by phone$/)).toBeVisible()
  await expect.element(page.getByText('11:00 company time (Gulf Standard Time)')).toBeVisible()
})

test('the own hour stands beside the same hour', async () => {
  await drawn([interview], 'Asia/Dubai')
  await expect.element(page.getByText(/, on site$/)).toBeVisible()
  expect(page.getByText(/your time/).elements()).toHaveLength(0)
})

test('a first day has an hour, or is another day for whoever lives further west', async () => {
  await drawn([start], 'America/New_York')
  await expect
    .element(page.getByRole('link', { name: 'First day at Al Safa' }))
    .toHaveAttribute('href', '/applications/b')
  expect(document.querySelector('time')?.textContent).toMatch(/^6/)
  expect(document.body.textContent).not.toMatch(/your time|00:00/)
})
