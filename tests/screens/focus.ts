import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Puts the focus where a key press begins, as Tab would. */
export async function focusOn(place: Locator): Promise<void> {
  await expect.element(place).toBeInTheDocument()
  const element = place.element()
  if (element instanceof HTMLElement) element.focus()
  await expect.element(place).toHaveFocus()
}
