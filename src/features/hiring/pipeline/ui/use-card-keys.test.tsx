import './board.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { aCard } from './a-card.ts'
import { useAsked } from './asked.ts'
import { BoardColumns } from './board-columns.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { useChosen } from './use-chosen.ts'
import type { Moves } from './use-move-applicant.ts'

const columns = (['submitted', 'in_review'] as const).map((id) => ({ id, phase: id, names: null }))
const people = { submitted: ['Sara', 'Ivan'], in_review: ['Reem'] }
const stacks = columns.map(({ id }) => ({
  ...{ id, total: people[id].length, next_cursor: null },
  cards: people[id].map((name) => aCard(name, id)),
}))
const moves = { mayMove: () => true, move: async () => {} } as unknown as Moves

function Keys() {
  const asking = useAsked()
  const chosen = useChosen()
  useCardKeys(asking, [])
  return (
    <>
      <TextField name="q" label="find" />
      <BoardColumns {...{ columns, stacks, asking, chosen, moves }} filtered={false} readOn={() => {}} />
    </>
  )
}

test('the keys of the panel do nothing on the board, or write into it what belongs into a field', async () => {
  await show(<Keys />, { language: 'ar' })
  const at = (name: string) => page.getByRole('link', { name })
  await userEvent.keyboard('j')
  await expect.element(at('Sara')).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(at('Reem')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(at('Reem')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(at('Ivan')).toHaveFocus()
  expect(getComputedStyle(at('Ivan').element(), '::after').outlineStyle).toBe('solid')
  const field = page.getByRole('textbox', { name: 'find' })
  await userEvent.click(field)
  await userEvent.keyboard('jk')
  await expect.element(field).toHaveValue('jk')
  await expect.element(field).toHaveFocus()
})
