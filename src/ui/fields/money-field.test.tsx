import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusOn } from '#tests/screens/focus.ts'
import { show } from '#tests/screens/show.tsx'
import { MoneyField, type MoneyRange } from './money-field.tsx'

function Form({ first = {} }: { first?: Partial<MoneyRange> }) {
  const [pay, setPay] = useState<MoneyRange>({ min: null, max: null, currency: 'AED', period: 'month', ...first })
  return (
    <>
      <MoneyField name="pay" label="Pay" error="Too little" currencies={['AED', 'EUR']} value={pay} onChange={setPay} />
      <pre>{`${pay.min} to ${pay.max}`}</pre>
    </>
  )
}
const from = page.getByRole('textbox').first()
const thumb = page.getByRole('slider').first()

test('a pasted sum with fils becomes a hundred times as much', async () => {
  await show(<Form />)
  await userEvent.fill(from, '8,500.00')
  await expect.element(page.getByText('8500 to null')).toBeVisible()
})

test('a wage with fils that is typed key by key becomes a hundred times as much', async () => {
  await show(<Form />)
  await userEvent.click(from)
  await userEvent.keyboard('12.50')
  await expect.element(page.getByText('12 to null')).toBeVisible()
  await userEvent.tab()
  await expect.element(from).toHaveValue('12')
  await userEvent.fill(from, '')
  await userEvent.click(from)
  await userEvent.keyboard('8,500')
  await expect.element(page.getByText('8500 to null')).toBeVisible()
})

test('Arabic digits are taken as nothing, or the number stands from right to left', async () => {
  await show(<Form />, { language: 'ar' })
  await userEvent.fill(from, '٨٥٠٠')
  await expect.element(page.getByText('8500 to null')).toBeVisible()
  expect(getComputedStyle(from.element()).direction).toBe('ltr')
})

test('a sum is grouped under the hands of whoever writes it, or not grouped once it rests', async () => {
  await show(<Form first={{ min: 8500 }} />)
  await expect.element(from).toHaveValue('8,500')
  await userEvent.click(from)
  await expect.element(from).toHaveValue('8500')
  await userEvent.tab()
  await expect.element(from).toHaveValue('8,500')
})

test('what is typed by whoever comes by the keyboard stands behind the sum that was there', async () => {
  await show(<Form first={{ min: 8500 }} />)
  await expect.element(from).toHaveValue('8,500')
  await userEvent.tab()
  await userEvent.keyboard('9000')
  await expect.element(page.getByText('9000 to null')).toBeVisible()
})

test('a sum that is filled in by one go stands behind the one that was there', async () => {
  await show(<Form first={{ min: 5000 }} />)
  await expect.element(from).toHaveValue('5,000')
  const input = from.element() as HTMLInputElement
  input.select()
  input.focus()
  await userEvent.keyboard('9000')
  await expect.element(page.getByText('9000 to null')).toBeVisible()
})

test('the line moves the wrong end, or the wrong way in Arabic', async () => {
  await show(<Form first={{ min: 5000, max: 10_000 }} />, { language: 'ar' })
  await focusOn(thumb)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('5200 to 10000')).toBeVisible()
})

test('moving the lower end writes down an upper one that nobody named', async () => {
  await show(<Form first={{ min: 5000 }} />)
  await focusOn(thumb)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('5100 to null')).toBeVisible()
})
