import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { show } from '#tests/screens/show.tsx'
import { BoardMenu } from './board-menu.tsx'

test('all that stands beside the name of the job is in the menu of a phone', async () => {
  const session = { may: ['cv.search', 'job.publish'] } as unknown as Session
  let added = 0
  await show(<BoardMenu job={{ id: 'j', address: 'a-j' }} isOut onAdd={() => added++} onTeam={() => {}} />, {
    session,
  })
  await userEvent.click(page.getByRole('button', { name: 'Job menu' }))
  for (const name of ['Matching candidates', 'Add candidates', 'Share', 'View job'])
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(5)
  await userEvent.click(page.getByRole('menuitem', { name: 'Add candidates' }))
  expect(added).toBe(1)
})
