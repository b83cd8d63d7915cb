import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { DayField } from './day-field.tsx'

function Form({ first = '', months = false }: { first?: string; months?: boolean }) {
  const [day, setDay] = useState(first)
  return (
    <>
      <DayField name="born" label="Born" value={day} months={months} onChange={setDay} />
      <pre>{`day: ${day}`}</pre>
    </>
  )
}
const dayList = page.getByLabelText('Day', { exact: true })
const monthList = page.getByLabelText('Month', { exact: true })
const yearList = page.getByLabelText('Year', { exact: true })

test('a day that a month does not have is sent: 31 becomes a 31st of February', async () => {
  await show(<Form first="1988-01-31" />)
  await userEvent.selectOptions(monthList, '02')
  await expect.element(page.getByText('day: 1988-02-29')).toBeVisible()
  await userEvent.selectOptions(yearList, '1989')
  await expect.element(page.getByText('day: 1989-02-28')).toBeVisible()
})

test('half a day is sent as a whole one or as none, or parts already chosen fall away', async () => {
  await show(<Form />)
  await userEvent.selectOptions(yearList, '1990')
  await userEvent.selectOptions(dayList, '07')
  await expect.element(page.getByText('day: 1990--07')).toBeVisible()
  await expect.element(yearList).toHaveValue('1990')
  await userEvent.selectOptions(monthList, '03')
  await expect.element(page.getByText('day: 1990-03-07')).toBeVisible()
  for (const list of [dayList, monthList, yearList]) await userEvent.selectOptions(list, '')
  await expect.element(page.getByText('day:', { exact: true })).toBeVisible()
})

test('a month is asked for a day, or named in the digits of no list', async () => {
  await show(<Form months first="2020-11" />, { language: 'ar' })
  await expect.element(page.getByText('day: 2020-11')).toBeVisible()
  expect(page.getByRole('combobox').elements()).toHaveLength(2)
  await expect.element(page.getByRole('combobox').first()).toHaveDisplayValue('نوفمبر')
})
