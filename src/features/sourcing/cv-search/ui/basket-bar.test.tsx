import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { type CvCard, listBasket } from '../contract.ts'
import { BasketBar } from './basket-bar.tsx'

const person = {
  ...{ id: 'p1', name: 'Sara Haddad', photo: null, headline: 'Cook', years: 3, title_years: null, place: null },
  ...{ moves_to: [], languages: [], skills: [], free_in_days: null, updated_at: '2026-11-01T09:00:00.000Z' },
  ...{ relation: 'unlocked', price: null, unlocked: null, application: null, seen: true, in_basket: true, why: [] },
} as unknown as CvCard
const session = { may: ['drop.answer', 'applicant.message'], display: { id: 'u' } } as unknown as Session

test('where all who were saved are listed nothing can be done with all of them', async () => {
  answer(listBasket, () => giving([person]))
  answer(listPageJobs, () => ({ success: true, data: [{ id: 'j1', title: 'Cook' }], next_cursor: null }) as never)
  await show(<BasketBar count={1} onOpened={() => {}} />, { session })
  await userEvent.click(page.getByRole('button', { name: 'View' }))
  const list = page.getByRole('dialog')
  for (const name of ['Message candidates', 'Add to talent pool'])
    await expect.element(list.getByRole('button', { name })).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: 'Invite to apply' }))
  await expect.element(page.getByRole('combobox', { name: 'Job' })).toBeVisible()
})
