import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { forbidClient } from '../contract.ts'
import { Forbidden } from './forbidden.tsx'

test('a company that is one too many is said below its field, and stays written there', async () => {
  answer(forbidClient, () => {
    throw new Refused(409, 'forbidden_enough', { title: 'Limit of companies reached (100)' })
  })
  await show(<Forbidden forbidden={[]} />)
  const company = page.getByRole('textbox', { name: 'Company' })
  await userEvent.fill(company, 'Marsa Foods')
  await userEvent.click(page.getByRole('button', { name: 'Add company' }))
  await expect.element(page.getByText('Limit of companies reached (100)')).toBeVisible()
  await expect.element(company).toHaveValue('Marsa Foods')
})
