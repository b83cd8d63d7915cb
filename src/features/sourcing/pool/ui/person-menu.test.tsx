import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listPool, poolPerson, savePersonNote, showPersonNote } from '../contract.ts'
import { PersonMenu } from './person-menu.tsx'

test('a note of somebody who was found puts them in the pool', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [] }) as never)
  answer(showPersonNote, () => giving({ note: 'Met in May', version: 3 }))
  answer(savePersonNote, () => ({ success: true }) as never)
  await show(<PersonMenu whom={{ person: 'p1' }} name="Sara" />)
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Note' }))
  const field = page.getByRole('textbox')
  await expect.element(field).toHaveValue('Met in May')
  await userEvent.fill(field, 'Call in spring')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => askedOf(savePersonNote).map(({ input }) => input))
    .toEqual([{ person: 'p1', version: 3, note: 'Call in spring' }])
  expect(askedOf(poolPerson)).toHaveLength(0)
})

test('what is seldom done about a person stands as one more button beside what is done most', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [] }) as never)
  answer(poolPerson, () => giving({ entry: 'e1' }) as never)
  await show(<PersonMenu whom={{ person: 'p1' }} name="Sara" />)
  expect(
    page
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['More'])
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Add to talent pool' }))
  await expect.poll(() => askedOf(poolPerson).map(({ input }) => input)).toEqual([{ person: 'p1' }])
})
