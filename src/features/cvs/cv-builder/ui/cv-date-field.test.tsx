import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { CvDateField } from './cv-date-field.tsx'

function Form({ first }: { first: string | null }) {
  const [date, setDate] = useState(first)
  const [sent, setSent] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(sent + 1)
      }}
    >
      <CvDateField name="end" label="To" value={date} end onChange={setDate} />
      <pre>{`date: ${date}`}</pre>
      <pre>{`sent: ${sent}`}</pre>
      <button type="submit">Keep</button>
    </form>
  )
}
const year = page.getByLabelText('Year', { exact: true })
const month = page.getByLabelText('Month', { exact: true })
const wrong = page.getByText('Enter a year between 1900 and 2099')
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

for (const typed of ['20', '1320', '3020'])
  test(`${typed} is taken as no year at all, or sent without a word`, async () => {
    await show(<Form first="2020-01" />)
    await year.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(wrong).toBeVisible()
    await says('date: 2020-01')
    await says('sent: 0')
    await year.fill('2021')
    await userEvent.keyboard('{Enter}')
    await says('date: 2021-01')
    await says('sent: 1')
    expect(wrong.query()).toBeNull()
  })

test('a month is lost while its year is written anew, or cannot be chosen before the year', async () => {
  await show(<Form first="2019-05" />)
  await year.click()
  await userEvent.keyboard('{End}{Backspace}')
  await expect.element(month).toHaveValue('05')
  expect(wrong.query()).toBeNull()
  await userEvent.keyboard('8')
  await says('date: 2018-05')
})

test('half a date that is left is passed over in silence, or the month does not wait for its year', async () => {
  await show(<Form first={null} />)
  await month.selectOptions('03')
  await says('date: null')
  await page.getByText('Keep').click()
  await expect.element(wrong).toBeVisible()
  await year.fill('2016')
  await says('date: 2016-03')
  await year.fill('')
  await month.selectOptions('')
  await says('date: null')
})
