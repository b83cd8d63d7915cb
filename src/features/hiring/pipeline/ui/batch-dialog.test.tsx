import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { type Batch, previewBatch, showBatch } from '../batch-contract.ts'
import { BatchDialog } from './batch-dialog.tsx'

const batch = {
  ...{ id: 'b', action: 'message', state: 'previewed', told: '', told_in: [], column: null, tag: null },
  items: [{ application: 'a', name: 'Saif', state: 'waiting', why: null }],
  counts: { waiting: 1, done: 0, refused: 0, undone: 0 },
  undo_until: null,
} as unknown as Batch

test('a message to several is lost by Escape, while it is written and while it is looked at', async () => {
  answer(previewBatch, () => giving(batch))
  answer(showBatch, () => giving(batch))
  let closed = 0
  await show(<BatchDialog job="j" action="message" ids={['a']} columns={[]} reasons={[]} onClose={() => closed++} />)
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox'), 'We are still reading')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  await userEvent.click(page.getByRole('button', { name: 'Preview' }))
  await expect.element(page.getByText('Saif')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }))
  expect(closed).toBe(1)
})
