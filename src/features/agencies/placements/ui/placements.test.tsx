import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currencies } from '#features/site/lookups/contract.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import type { PlacementDetail, ToPlace } from '../contract.ts'
import { payPlacementInvoice } from '../invoice-contract.ts'
import { AddPlacement } from './add-placement.tsx'
import { UnpaidButton } from './placement-papers.tsx'

const person = (submission: string, over: Partial<ToPlace>): ToPlace => ({
  ...{ submission, name: submission, client: 'Corniche Hotels', job: 'Site engineer' },
  ...{ salary: 9000, salary_currency: 'AED', salary_period: 'month' },
  ...over,
})

test('whoever is chosen to replace somebody has their own pay in the form, not that of the first', async () => {
  answer(currencies, () => ({ success: true, data_name: [{ id: 'AED', text: 'Dirham' }] }) as never)
  const people = [person('Omar', {}), person('Rana', { salary: 12_500, salary_period: 'year' })] as const
  await show(<AddPlacement people={people} replaces={{ id: 'p1', name: 'Ali' }} onClose={() => undefined} />)
  const salary = page.getByRole('textbox', { name: 'Salary' })
  await expect.element(salary).toHaveValue('9000')
  await userEvent.selectOptions(page.getByLabelText('Candidate'), 'Rana')
  await expect.element(salary).toHaveValue('12500')
  await expect.element(page.getByLabelText('Period')).toHaveValue('year')
})

test('a payment written down by mistake is undone by one press', async () => {
  answer(payPlacementInvoice, () => giving({} as PlacementDetail['papers'][number]))
  await show(<UnpaidButton invoice="i1" />)
  await userEvent.click(page.getByRole('button', { name: 'Mark as unpaid' }))
  await expect.poll(() => askedOf(payPlacementInvoice).map(({ input }) => input.paid_on)).toEqual([null])
  await expect.element(page.getByText('Payment undone')).toBeVisible()
})
