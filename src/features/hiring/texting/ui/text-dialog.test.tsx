import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listMessageTemplates } from '#features/hiring/message-templates/contract.ts'
import { answer, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { previewTexts } from '../contract.ts'
import { TextDialog } from './text-dialog.tsx'

test('a text message is lost by Escape', async () => {
  answer(listMessageTemplates, () => giving({ templates: [] }) as never)
  answer(previewTexts, () => {
    throw new Refused(404, 'not_found')
  })
  let closed = 0
  await show(<TextDialog job="j" applications={['a']} onClose={() => closed++} />)
  await userEvent.fill(page.getByRole('textbox', { name: /Message/ }), 'See you, ')
  await userEvent.click(page.getByRole('button', { name: 'Applicant’s name' }))
  await expect.element(page.getByRole('textbox', { name: /Message/ })).toHaveValue('See you, {candidate_name}')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await expect.element(question).toBeVisible()
  expect(closed).toBe(0)
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: /Message/ })).toHaveValue('See you, {candidate_name}')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }))
  expect(closed).toBe(1)
})
