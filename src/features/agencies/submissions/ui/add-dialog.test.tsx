import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currencies } from '#features/site/lookups/contract.ts'
import { answer, askedOf, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { addSubmission, findPeople, type OpenJob } from '../contract.ts'
import { AddDialog } from './add-dialog.tsx'

const jobs = [{ id: 'm1', title: 'Welder', client: 'Dune', currency: 'AED' }] as unknown as OpenJob[]

async function open() {
  await page.viewport(1000, 500)
  answer(currencies, () => ({ success: true as const, data_name: [] }))
  answer(findPeople, () => giving([{ of: 'imported', id: 'p1', name: 'Lina', headline: '', refused: null }]) as never)
  await show(<AddDialog mandate={null} jobs={jobs} onClose={() => {}} hrefOf={(id) => id} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Candidate' })).toBeInTheDocument()
}
const send = () => page.getByRole('dialog').getByRole('button', { name: 'Ask candidate' })

test('a candidate who was not chosen is told twice, and neither error says of which field', async () => {
  answer(addSubmission, () => {
    throw new Refused(422, 'invalid', {
      errors: [{ field: 'person.id', code: 'required', message: 'Fill in this field' }],
    })
  })
  await open()
  await userEvent.click(send())
  await expect.element(page.getByRole('link', { name: /Candidate.*Fill in this field/ })).toBeVisible()
  expect(askedOf(addSubmission)[0]?.input.person).toEqual({ of: 'imported', id: '' })
  // what was wrong goes as soon as somebody is chosen
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Candidate' }), 'imported:p1')
  await expect.element(page.getByRole('link', { name: /Fill in this field/ })).not.toBeInTheDocument()
  expect(askedOf(addSubmission)).toHaveLength(1)
})

test('a refusal of no field stands below the end of a long form, where nobody sees it', async () => {
  answer(addSubmission, () => {
    throw new Refused(409, 'may_not_ask', { title: 'This candidate accepts no requests' })
  })
  await open()
  await userEvent.click(send())
  const line = page.getByText('This candidate accepts no requests')
  await expect.element(line).toHaveFocus()
  const { bottom } = line.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(send().element().getBoundingClientRect().top)
})
