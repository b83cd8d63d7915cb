import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf, Lost } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { keepNote } from '../note-contract.ts'
import { DeskNote } from './desk-note.tsx'

const id = '0199e6b0-0000-7000-8000-00000000000'
const at = { day: `${id}1`, desk: `${id}2`, visit: `${id}3` }

function Desk() {
  const [note, setNote] = useState('')
  return (
    <>
      <DeskNote at={at} kept="" note={note} onNote={setNote} />
      <button type="button">Elsewhere</button>
    </>
  )
}
const field = () => page.getByRole('textbox')
const notes = () => askedOf(keepNote).map(({ input }) => input.note)

test('whoever leaves the field before the pause is over loses the last words', async () => {
  answer(keepNote, () => ({ success: true as const }))
  await show(<Desk />)
  await userEvent.fill(field(), 'Speaks Urdu')
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  await expect.poll(notes, { timeout: 500 }).toEqual(['Speaks Urdu'])
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(notes()).toEqual(['Speaks Urdu'])
})

test('a note that a lost line did not keep is taken for kept', async () => {
  answer(keepNote, () => {
    throw new Lost()
  })
  await show(<Desk />)
  await userEvent.fill(field(), 'Speaks Urdu')
  await expect.poll(notes, { timeout: 2_000 }).toEqual(['Speaks Urdu'])
  answer(keepNote, () => ({ success: true as const }))
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  await expect.poll(notes).toEqual(['Speaks Urdu', 'Speaks Urdu'])
})
