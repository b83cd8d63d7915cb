import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apart } from '#platform/shared/held.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { type Batch, showBatch, undoBatch } from '../batch-contract.ts'
import { BatchResult } from './batch-result.tsx'
import { UndoBatch } from './undo-batch.tsx'

const aBatch = (over: Partial<Batch>): Batch => ({
  ...{ id: 'b', action: 'reject', state: 'previewed', told: 'We went with somebody else.', column: null, tag: null },
  told_in: [{ language: 'ar', count: 1, text: 'اخترنا غيرك.' }],
  items: [{ application: 'a', name: 'Saif', state: 'waiting', why: null }],
  counts: { waiting: 1, done: 0, refused: 0, undone: 0 },
  undo_until: null,
  ...over,
})

async function drawn(batch: Batch) {
  answer(showBatch, () => giving(batch))
  await show(<BatchResult first={batch} onBack={() => {}} onClose={() => {}} />)
}

test('before one person is rejected the text stands in the language of the team, not in the one they read', async () => {
  await drawn(aBatch({}))
  await expect.element(page.getByText('In Arabic · 1 candidate')).toBeVisible()
  await expect.element(page.getByText('اخترنا غيرك.')).toBeVisible()
})

test('before many are moved nobody says where to', async () => {
  answer(showBatch, () => giving(aBatch({ action: 'move' })))
  await show(<BatchResult first={aBatch({ action: 'move' })} target="Interview" onBack={() => {}} onClose={() => {}} />)
  await expect.element(page.getByRole('dialog', { name: `Move 1 applicant to “${apart('Interview')}”` })).toBeVisible()
})

test('what was done to many cannot be undone once its panel is closed', async () => {
  const counts = { waiting: 0, done: 1, refused: 0, undone: 0 }
  const batch = aBatch({ state: 'done', counts, undo_until: new Date(Date.now() + 600_000).toISOString() })
  answer(showBatch, () => giving(batch))
  answer(undoBatch, () => giving({ ...batch, state: 'undone', undo_until: null }))
  let isOver = false
  await show(
    <UndoBatch
      batch={batch}
      onOver={() => {
        isOver = true
      }}
    />,
  )
  await expect.element(page.getByText('1 of 1 done')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => isOver).toBe(true)
  expect(askedOf(undoBatch)).toHaveLength(1)
})

test('a message that nobody will get still stands there after it was taken back', async () => {
  const counts = { waiting: 0, done: 0, refused: 0, undone: 1 }
  await drawn(aBatch({ state: 'undone', counts }))
  await expect.element(page.getByText('Saif')).toBeVisible()
  await expect.element(page.getByText('Message to candidates')).not.toBeInTheDocument()
  // whoever hears the page is told that it was taken back, and not that nothing was done
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1 undone')
})

test('a button does something to nobody, where nothing changes', async () => {
  const counts = { waiting: 0, done: 0, refused: 1, undone: 0 }
  const items = [{ application: 'a', name: 'Saif', state: 'refused', why: 'Already there' }] as Batch['items']
  await drawn(aBatch({ counts, items, told_in: [] }))
  await expect.element(page.getByText('Nothing changes for these applicants')).toBeVisible()
  expect(page.getByRole('button', { name: /Reject/ }).elements()).toHaveLength(0)
})

test('of a move that only the team sees nobody says so', async () => {
  await drawn(aBatch({ action: 'move', told: null, told_in: [] }))
  await expect.element(page.getByText('No candidate is notified: only your team sees this move.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Move 1' })).toBeVisible()
})
