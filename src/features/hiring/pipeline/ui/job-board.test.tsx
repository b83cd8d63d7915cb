import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { answer, giving, tell } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { board, boardChanges } from '../contract.ts'
import { aCard } from './a-card.ts'
import { JobBoard } from './job-board.tsx'

const column = (id: 'submitted' | 'hired', total: number) => {
  const cards = Array.from({ length: total }, (_, at) => aCard(`${id}-${at}`, id))
  return { id, phase: id, names: null, total, cards, next_cursor: null }
}
const read = (total: number): Gives<typeof board> =>
  giving({
    job: {
      ...{
        id: 'j',
        title: 'Cook',
        address: 'cook-j',
        state: 'live',
        place: 'Dubai',
        position_id: null,
        country: 'EG',
        place_id: null,
      },
      ...{ applicants: total, applicant_cap: null, openings: 1, hired: 0, invited: 0, workplace: 'on_site' },
      ...{ expires_at: null, confirmed_at: null, anonymous: false },
    },
    columns: [column('submitted', total - 1), column('hired', 1)],
    total,
  })

test('whoever comes while the board is open is counted beside its search, and not in its head', async () => {
  answer(board, () => read(3))
  answer(boardChanges, () => giving({ cards: [aCard('new', 'submitted')], totals: { submitted: 3, hired: 1 } }))
  await show(<JobBoard job="j" first={read(3)} reasons={[]} />, { session: { may: [] } as unknown as Session })
  await expect.element(page.getByText('3 applicants').first()).toBeVisible()
  tell('application.sent', 'new', ['applicants:j'])
  await expect.element(page.getByRole('status').getByText(/^4 /)).toBeVisible()
  await expect.element(page.getByRole('banner').getByText('4 applicants')).toBeVisible()
})
