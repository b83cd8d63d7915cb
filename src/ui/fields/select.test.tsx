import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusOn } from '#tests/screens/focus.ts'
import { show } from '#tests/screens/show.tsx'
import { Select } from './select.tsx'

const choices = [
  { id: 'day', text: 'By day' },
  { id: 'night', text: 'By night' },
  { id: 'never', text: 'Never', disabled: true },
]
function Form() {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <Select name="shift" label="Shift" error="Needed" choices={choices} value={chosen} onChange={setChosen} />
      <pre>{`shift: ${chosen}`}</pre>
    </>
  )
}
const button = page.getByRole('button', { name: /Shift/ })

test('keys choose nothing, or what may not be chosen, and the focus is gone afterwards', async () => {
  await show(<Form />)
  await focusOn(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'By day' })).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(page.getByText('shift: night')).toBeVisible()
  await expect.element(button).toHaveFocus()
})

test('the error of a list is seen and not heard with it', async () => {
  await show(<Form />)
  await expect.element(button).toHaveAccessibleDescription(/Needed/)
})
