import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { PriceField } from './price-field.tsx'

function Form({ currency }: { currency: string }) {
  const [typed, type] = useState('')
  return <PriceField name="amount" label="Amount" currency={currency} value={typed} onChange={type} />
}
const amount = page.getByRole('textbox')

test('dinars are shown as hundredths, or a pasted comma makes them a thousand times as many', async () => {
  await show(<Form currency="KWD" />)
  await userEvent.fill(amount, '26.5')
  await expect.element(page.getByText(/KWD\s26\.500/)).toBeVisible()
  await userEvent.fill(amount, '1,250')
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Write the amount like this: 125.050')).toBeVisible()
})

test('digits of an Arabic keyboard are not read, or the amount stands from right to left', async () => {
  await show(<Form currency="AED" />, { language: 'ar' })
  await userEvent.fill(amount, '٢٠١٠٫٧٥')
  await expect.element(page.getByText(/2,010\.75/)).toBeVisible()
  expect(getComputedStyle(amount.element()).direction).toBe('ltr')
})
