import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { PhoneField } from './phone-field.tsx'

type Given = { first?: string; error?: string; country?: string; dials?: ReadonlyMap<string, string> }

function Form({ first = '', error, ...offered }: Given) {
  const [phone, setPhone] = useState(first)
  return (
    <>
      <PhoneField name="phone" label="Phone" error={error} value={phone} onChange={setPhone} {...offered} />
      <pre>{`phone: ${phone}`}</pre>
    </>
  )
}
const number = page.getByRole('textbox')
const taken = (phone: string) => expect.element(page.getByText(`phone: ${phone}`, { exact: true })).toBeVisible()
/** The rules of numbers come once somebody is about to write one. */
const ready = async () => {
  await userEvent.click(number)
  await expect.element(page.getByText('+971', { exact: true })).toBeVisible()
}

test('a number pasted in Arabic digits is taken as nothing', async () => {
  await show(<Form />, { language: 'ar' })
  await ready()
  await userEvent.fill(number, '٠٥٠١٢٣٤٥٦٧')
  await taken('+971501234567')
})

test('an Arabic digit typed behind others is lost', async () => {
  await show(<Form />, { language: 'ar' })
  await ready()
  await userEvent.type(number, '٠٥٠١٢٣٤٥٦٧')
  await taken('+971501234567')
})

test('a number with its dial code is put behind that of another country', async () => {
  await show(<Form />)
  await ready()
  await userEvent.fill(number, '+212 612 345 890')
  await taken('+212612345890')
  await expect.element(page.getByLabelText('Country code')).toHaveValue('MA')
})

test('an extension is left out and named, and words are kept and refused', async () => {
  await show(<Form />)
  await ready()
  await userEvent.fill(number, '+971 50 123 4567 ext 12')
  await taken('+971501234567')
  await expect.element(page.getByText('Left out: extension 12')).toBeVisible()
  await userEvent.fill(number, 'call 050 123 4567')
  await expect.element(number).toHaveValue('call 050 123 4567')
  await taken('call 050 123 4567')
  await userEvent.tab()
  await expect.element(number).toHaveAccessibleDescription('Enter digits only, without words')
  await expect.element(number).toHaveValue('call 050 123 4567')
})

test('another country chosen afterwards leaves the number with the old one', async () => {
  await show(<Form first="+971501234567" />)
  await expect.element(number).toHaveValue('050 123 4567')
  await userEvent.selectOptions(page.getByLabelText('Country code'), 'SA')
  await taken('+966501234567')
})

test('in Arabic the number stands from right to left, or its error is not heard with it', async () => {
  await show(<Form error="Not a number" />, { language: 'ar' })
  await ready()
  expect(getComputedStyle(number.element()).direction).toBe('ltr')
  await expect.element(number).toHaveAccessibleDescription('Not a number')
})

test('a number stands behind the prefix of another country until the rules come, or a list without its country names another', async () => {
  const dials = new Map([
    ['AE', '+971'],
    ['KZ', '+7'],
  ])
  await show(<Form first="+79123456789" country="AE" dials={dials} />)
  // as it is drawn at first, before anything has come
  expect(document.querySelector('.phone-country')?.textContent).toMatch(/^\+7[^\d]/)
  await expect.element(number).toHaveValue('8 (912) 345-67-89')
  const country = page.getByLabelText('Country code')
  await expect.element(country).toHaveValue('RU')
  expect(country.element().textContent).toContain('Russia +7')
})
