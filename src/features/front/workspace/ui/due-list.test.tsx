import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { type Today, today, type Waiting } from '../contract.ts'
import { Counts, Due } from './due-list.tsx'

const counts = { fresh: 90, late: 1, soon: 19, owed: 178, unread: 2 }
const waiting = (id: string): Waiting => ({
  ...{ id, name: `Person ${id}`, job: 'job', title: 'Porter', stage: 'submitted', unread: 0 },
  ...{ submitted_at: '2026-11-01T09:00:00.000Z', answer_due_at: '2026-11-20T09:00:00.000Z' },
})
const [first, late] = [[waiting('first')], [waiting('late')]]

test('each number leads to those it counts, and the chosen one back', async () => {
  await show(<Counts counts={counts} chosen="late" />)
  const soon = page.getByRole('link', { name: /19.*due within 3 days/ })
  await expect.element(soon).toHaveAttribute('href', '/page?due=soon#due')
  await expect.element(page.getByRole('link', { name: /90/ })).toHaveAttribute('href', '/page?due=fresh#due')
  const chosen = page.getByRole('link', { name: /1.*overdue/ })
  await expect.element(chosen).toHaveAttribute('aria-current', 'true')
  await expect.element(chosen).toHaveAttribute('href', '/page#due')
})

test('the chosen list stands alone under its number, and is folded again', async () => {
  const list = giving({ due: late } as unknown as Today)
  answer(today, () => list)
  await show(<Due {...{ first, list, counts }} chosen="late" />)
  await expect.element(page.getByRole('heading', { name: '1 reply overdue' })).toBeVisible()
  await expect.element(page.getByText('Person late')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '1 reply overdue' })).toHaveFocus()
  await expect.element(page.getByText('Person first')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Show fewer' })).toHaveAttribute('href', '/page#due')
})

test('the first of all lead to all of them', async () => {
  await show(<Due {...{ first, counts }} list={undefined} chosen={undefined} />)
  await expect.element(page.getByRole('link', { name: 'Show all 178' })).toHaveAttribute('href', '/page?due=owed#due')
})

test('what a list leaves out is told with how many they are and a way to them', async () => {
  const list = giving({ due: late, due_left: 3 } as unknown as Today)
  answer(today, () => list)
  await show(<Due {...{ first, list, counts }} chosen="fresh" />)
  const more = page.getByRole('link', { name: 'Show more (3)' })
  await expect.element(more).toHaveAttribute('href', '/page?due=fresh&cursor=late#due')
  await expect.element(page.getByRole('link', { name: 'Person late', exact: true })).toBeVisible()
})
