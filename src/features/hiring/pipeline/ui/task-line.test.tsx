import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { myTasks, settleTask, type Task } from '../team-contract.ts'
import { TasksToday } from './tasks-today.tsx'

const task = {
  ...{ id: 't1', text: 'Call the last employer', assignee: 'Omar', due_on: null, done_at: null },
  ...{ name: 'Lina', job: 'j1', job_title: 'Cook', application: 'a1' },
} as unknown as Task

test('a task that was ticked off by mistake is gone from the list, with no way back', async () => {
  const open = [task]
  answer(myTasks, () => ({ success: true, data: [...open], next_cursor: null }) as never)
  answer(settleTask, ({ done }) => {
    open.splice(0, 1, ...(done ? [] : [task]))
    return { success: true } as never
  })
  await show(<TasksToday first={undefined} />)
  await userEvent.click(page.getByRole('checkbox'))
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  expect(askedOf(settleTask).map(({ input }) => input.done)).toEqual([true, false])
})
