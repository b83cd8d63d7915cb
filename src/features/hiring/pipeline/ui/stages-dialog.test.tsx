import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { setStages, showPipeline } from '../stage-contract.ts'
import { StagesDialog } from './stages-dialog.tsx'

const named = (name: string, version: number) => ({
  ...{ own: false, anonymous: false, criteria: [], criteria_version: 0, version },
  stages: [{ id: 's', phase: 'in_review', names: { en: name }, count: 0 }],
})

test('what a colleague saved first is loaded only when asked for, and never written over with what was typed', async () => {
  let now = named('Phone', 1)
  answer(showPipeline, () => giving(now))
  answer(setStages, () => {
    now = named('Call', 2)
    throw new Refused(409, 'changed_meanwhile', { version: 2 })
  })
  await show(<StagesDialog job="j" onClose={() => {}} />)
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Task')
  await userEvent.click(page.getByRole('button', { name: 'Save stages' }))
  await expect.element(page.getByText('A colleague changed this while you were editing')).toBeVisible()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Task')
  expect(askedOf(setStages)[0]?.input).toMatchObject({ version: 1, own: true })
  await userEvent.click(page.getByRole('button', { name: 'Load latest version' }))
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Call')
})

test('a stage that was added is lost by Escape', async () => {
  let closed = 0
  answer(showPipeline, () => giving(named('Phone', 1)))
  await show(<StagesDialog job="j" onClose={() => closed++} />)
  await userEvent.click(page.getByRole('button', { name: 'Add stage' }))
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await expect.element(question).toBeVisible()
  expect(closed).toBe(0)
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }))
  expect(closed).toBe(1)
})
