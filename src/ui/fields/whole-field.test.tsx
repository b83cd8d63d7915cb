import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { WholeField } from './whole-field.tsx'

function Form() {
  const [pay, setPay] = useState<number | null>(3900)
  return (
    <>
      <WholeField name="pay" label="Salary" value={pay} onChange={setPay} />
      <pre>{`pays ${pay}`}</pre>
    </>
  )
}

test('a wage with fils that is typed key by key becomes a hundred times as much', async () => {
  await show(<Form />)
  const field = page.getByLabelText('Salary')
  await userEvent.fill(field, '')
  await userEvent.click(field)
  await userEvent.keyboard('12.50')
  await expect.element(page.getByText('pays 12', { exact: true })).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('12')
})
