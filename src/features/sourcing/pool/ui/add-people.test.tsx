import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listPool } from '../contract.ts'
import { listInvited } from '../job-contract.ts'
import { AddPeople } from './add-people.tsx'

const session = { may: ['cv.search', 'drop.answer'] } as unknown as Session

test('the way to the CV search asks for the position and the city of the job', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [], total: 0, next_cursor: null }) as never)
  answer(listInvited, () => giving([]))
  const job = { id: 'j1', title: 'Cook', position_id: 112, place_id: 7 }
  await show(<AddPeople job={job} onClose={() => {}} />, { session })
  await expect
    .element(page.getByRole('link', { name: 'Search CVs' }))
    .toHaveAttribute('href', '/cv-search?position=112&place=7')
})
