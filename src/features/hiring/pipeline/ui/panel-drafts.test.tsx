import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { addTask, type Teamwork } from '../team-contract.ts'
import { NoteForm } from './notes.tsx'
import { Scorecards } from './scorecards.tsx'
import { Tasks } from './tasks.tsx'

const session = { may: ['applicant.note'], display: { name: 'Omar' } } as unknown as Session
const team = {
  ...{ team: [{ id: 'u', name: 'Omar' }], tasks: [], notes: [], criteria: [] },
  ...{ mine: null, others: [], others_count: 0 },
} as unknown as Teamwork
beforeEach(() => sessionStorage.clear())

const panel = (application: string) =>
  show(
    <>
      <NoteForm application={application} people={[]} />
      <Tasks application={application} team={team} />
      <Scorecards application={application} team={team} />
    </>,
    { session },
  )
const note = () => page.getByRole('textbox', { name: /note/i })
const task = () => page.getByRole('textbox', { name: /task/i })
const comment = () => page.getByRole('textbox', { name: /comment/i })

test('a note, a task and a scorecard that were begun are gone once the panel closes or goes on', async () => {
  const close = await panel('a')
  await userEvent.fill(note(), 'Ask about notice')
  await userEvent.click(page.getByRole('button', { name: 'Add task' }))
  await userEvent.fill(task(), 'Call her')
  await userEvent.click(page.getByRole('button', { name: /scorecard/i }))
  await userEvent.fill(comment(), 'Kind and quick')
  close()
  const closeOther = await panel('b')
  await expect.element(note()).toHaveValue('')
  expect(task().elements()).toHaveLength(0)
  closeOther()
  await panel('a')
  await expect.element(note()).toHaveValue('Ask about notice')
  await expect.element(task()).toHaveValue('Call her')
  await expect.element(comment()).toHaveValue('Kind and quick')
})

test('a task that was added or dropped waits to be added once more', async () => {
  answer(addTask, () => ({ success: true, data: {} }) as never)
  const close = await panel('a')
  await userEvent.click(page.getByRole('button', { name: 'Add task' }))
  await userEvent.fill(task(), 'Call her')
  await userEvent.click(page.getByRole('button', { name: 'Add task' }))
  await expect.element(task()).not.toBeInTheDocument()
  close()
  await panel('a')
  await expect.element(page.getByRole('button', { name: 'Add task' })).toBeVisible()
  expect(task().elements()).toHaveLength(0)
})
