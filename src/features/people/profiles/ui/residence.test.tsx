import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cities } from '#features/site/lookups/contract.ts'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { Residence } from './residence.tsx'

const countries = [
  { id: '5', text: 'United Arab Emirates' },
  { id: '9', text: 'Oman' },
  { id: '11', text: 'Qatar' },
]

type Props = Pick<ComponentProps<typeof Residence>, 'said'> & { first?: string[] }

function Home({ said = null, first = ['5', ''] }: Props) {
  const [[country, city], set] = useState(first)
  const field = { error: undefined, onChange: () => undefined }
  return (
    <Residence
      known={5}
      countries={countries}
      country={{ ...field, name: 'residence_country_id', value: country ?? '' }}
      city={{ ...field, name: 'residence_city_id', value: city ?? '' }}
      said={said}
      onChange={(...next) => set(next)}
    />
  )
}

test('the country that was asked for with the account is asked for again, or cannot be changed', async () => {
  answer(cities, () => ({ success: true as const, data_name: [] }))
  await show(<Home said={null} />)
  await expect.element(page.getByText('Country of residence: United Arab Emirates')).toBeVisible()
  expect(document.querySelector('select')).toBeNull()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabelText('Country of residence').selectOptions('9')
  await expect.element(page.getByLabelText('Country of residence')).toHaveValue('9')
})

test('a country that was guessed is kept against what the CV says, without a word', async () => {
  answer(cities, () => ({ success: true as const, data_name: [{ id: 3, text: 'Doha' }] }) as never)
  await show(<Home said={{ country: '11', city: '3' }} />)
  await expect.element(page.getByText('Your CV says: Qatar')).toBeVisible()
  await page.getByRole('button', { name: 'Use this country' }).click()
  await expect.element(page.getByText('Country of residence: Qatar, from your CV')).toBeVisible()
  await expect.element(page.getByLabelText(/^City/)).toHaveValue('Doha')
  await expect.element(page.getByText(/Your CV says/)).not.toBeInTheDocument()
})

test('a country that was taken from the CV does not say so, or there is no way back', async () => {
  answer(cities, () => ({ success: true as const, data_name: [{ id: 3, text: 'Doha' }] }) as never)
  await show(<Home said={{ country: '11', city: '3' }} first={['11', '3']} />)
  await expect.element(page.getByText('Country of residence: Qatar, from your CV')).toBeVisible()
  await page.getByRole('button', { name: /^Use .*United Arab Emirates.* instead$/ }).click()
  await expect.element(page.getByText('Country of residence: United Arab Emirates')).toBeVisible()
  await expect.element(page.getByText('Your CV says: Qatar')).toBeVisible()
})

test('in Arabic the way to another country of a form reads as a journey back to it', async () => {
  answer(cities, () => ({ success: true as const, data_name: [] }))
  await show(<Home said={{ country: '9', city: '' }} first={['9', '']} />, { language: 'ar' })
  await expect
    .element(page.getByRole('button', { name: /^اعتماد .*United Arab Emirates.* بلدًا للإقامة$/ }))
    .toBeVisible()
})
