import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { mostNote } from '../rules.ts'
import { NoteField } from './note-field.tsx'

function Whole() {
  const [note, setNote] = useState('')
  const form = { values: { note }, field: () => ({ name: 'note', value: note, error: undefined, onChange: setNote }) }
  return <NoteField form={form} help="Two sentences are enough." />
}

test('a note that is pasted too long is cut in silence, or nobody says how much is left or too much', async () => {
  await show(<Whole />)
  const field = page.getByRole('textbox', { name: /Cover note/ })
  await userEvent.fill(field, 'a'.repeat(mostNote - 20))
  await expect.element(page.getByText('20 characters left')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.click(field)
  document.execCommand('insertText', false, 'a'.repeat(mostNote + 5))
  await expect.element(page.getByText('Too long by 5 characters (maximum 3,000)')).toBeVisible()
  expect((field.element() as HTMLTextAreaElement).value).toHaveLength(mostNote + 5)
})
