import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusOn } from '#tests/screens/focus.ts'
import { show } from '#tests/screens/show.tsx'
import { DateField } from './date-field.tsx'

function Form({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first)
  return (
    <>
      <DateField name="starts" label="Starts" error="Too early" value={day} onChange={setDay} min="2026-11-01" />
      <pre>{`day: ${day}`}</pre>
    </>
  )
}
const parts = page.getByRole('spinbutton')
/** Before anybody has touched it. */
const asleep = page.getByRole('button', { name: /^Starts/ })

test('a day written in the order of the language is read in another: 3 December becomes 12 March', async () => {
  await show(<Form />)
  await userEvent.click(asleep)
  await expect.element(parts.first()).toHaveFocus()
  await userEvent.keyboard('03122026')
  await expect.element(page.getByText('day: 2026-12-03')).toBeVisible()
})

test('the calendar cannot be reached by keys, or does not give the focus back', async () => {
  await show(<Form first="2026-11-24" />)
  const button = page.getByRole('button', { name: /Open calendar/ })
  await focusOn(asleep)
  await expect.element(parts.first()).toHaveFocus()
  await focusOn(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('grid')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(page.getByText('day: 2026-11-25')).toBeVisible()
  await expect.element(button).toHaveFocus()
})

test('whoever goes by keys into another month stands nowhere', async () => {
  await show(<Form first="2026-11-27" />)
  await focusOn(asleep)
  await expect.element(parts.first()).toHaveFocus()
  await focusOn(page.getByRole('button', { name: /Open calendar/ }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('grid')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('button', { name: /\b4 December 2026/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('day: 2026-12-04')).toBeVisible()
})

test('in Arabic the arrow that points back goes on in the calendar', async () => {
  await show(<Form first="2026-11-24" />, { language: 'ar' })
  await focusOn(asleep)
  await expect.element(parts.first()).toHaveFocus()
  await focusOn(page.getByRole('button').first())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('grid')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(page.getByText('day: 2026-11-25')).toBeVisible()
})

test('the error of a day is seen and not heard with it', async () => {
  await show(<Form />)
  await expect.element(asleep).toHaveAccessibleDescription(/Too early/)
  await userEvent.click(asleep)
  await expect.element(parts.first()).toHaveAccessibleDescription(/Too early/)
})

test('one press on the sign of the calendar opens nothing, because the calendar has not come yet', async () => {
  await show(<Form first="2026-11-24" />)
  await expect.element(asleep).toBeVisible()
  const { width } = asleep.element().getBoundingClientRect()
  await userEvent.click(asleep, { position: { x: width - 14, y: 16 } })
  await expect.element(page.getByRole('grid')).toBeVisible()
})
