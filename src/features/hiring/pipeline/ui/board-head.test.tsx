import './board.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { toast } from '#platform/browser/toast.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { show } from '#tests/screens/show.tsx'
import type { board } from '../contract.ts'
import { BoardHead } from './board-head.tsx'

const session = { may: ['drop.answer'] } as unknown as Session
const job: Gives<typeof board>['data']['job'] = {
  ...{
    id: 'j',
    title: 'Cook',
    address: 'cook-j',
    state: 'live',
    place: 'Dubai',
    country: 'AE',
    position_id: null,
    place_id: null,
  },
  ...{ applicants: 4, applicant_cap: null, openings: 1, hired: 0, invited: 2, workplace: 'on_site' },
  ...{ expires_at: null, confirmed_at: null, anonymous: false },
}

test('whoever was invited and has not answered is nowhere at the job', async () => {
  let opened = 0
  const head = (invited: number) => <BoardHead job={{ ...job, invited }} onAdd={null} onInvited={() => opened++} />
  const away = await show(head(2), { session })
  for (const width of [1280, 390]) {
    await page.viewport(width, 800)
    await userEvent.click(page.getByRole('button', { name: /^2 invited/ }))
  }
  expect(opened).toBe(2)
  away()
  await show(head(0), { session })
  await expect.element(page.getByText('4 applicants')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /invited/ })).not.toBeInTheDocument()
})

test('the QR code and the poster of a job are nowhere in the sharing of its board', async () => {
  await page.viewport(1280, 800)
  await show(<BoardHead job={job} onAdd={null} onInvited={() => {}} />, { session })
  await userEvent.click(page.getByText('Share', { exact: true }))
  await expect.element(page.getByRole('link', { name: /QR code/ })).toHaveAttribute('href', '/jobs/cook-j/share')
})

test('what a toast says covers the buttons in the head of a board', async () => {
  const head = <BoardHead job={job} onAdd={() => {}} onInvited={() => {}} />
  for (const width of [1280, 360]) {
    await page.viewport(width, 800)
    const away = await show(<main className="board-screen">{head}</main>, { session })
    toast.show({ text: 'Link copied' })
    await expect.element(page.getByText('Link copied').first()).toBeVisible()
    const [told, below] = ['.toasts', '.board-head'].map((one) => document.querySelector(one)?.getBoundingClientRect())
    expect(told?.top).toBeGreaterThan(below?.bottom ?? 800)
    expect(told?.bottom).toBeLessThan(800)
    away()
  }
  await page.viewport(1000, 800)
})
