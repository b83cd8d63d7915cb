import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as lookups from '#features/site/lookups/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { lookAhead } from '../../look-contract.ts'
import { JobEditor } from './job-editor.tsx'

const session = {
  may: ['job.write', 'job.publish'],
  page_id: 'p1',
  display: { country_id: 5 },
  pages: [],
} as unknown as Session
const none = () => ({ success: true, data_name: [] }) as never

async function open() {
  for (const call of [
    lookups.employmentTypes,
    lookups.partTimeCategories,
    lookups.experience,
    lookups.degrees,
    lookups.benefits,
    lookups.spokenLanguages,
    lookups.industries,
    lookups.currencies,
  ])
    answer(call, none)
  answer(
    lookups.countries,
    () => ({ success: true, data_name: [{ id: 5, text: 'United Arab Emirates', code: 'AE' }] }) as never,
  )
  answer(lookups.cities, () => ({ success: true, data_name: [{ id: 7, text: 'Dubai' }] }) as never)
  answer(lookAhead, () => giving({ findings: [], way: 'live', because: [], fee: null }))
  await show(<JobEditor first={null} view={undefined} words={{} as never} />, { session })
}

test('an empty new job says all that it lacks at the first try, each by its field, and what its button does', async () => {
  await open()
  await expect.element(page.getByText('3 required fields are empty')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Publish now' }))
  const summary = page.getByRole('alert').first()
  await expect.element(summary.getByRole('heading', { name: /Fix 3/ })).toBeVisible()
  await expect.element(summary.getByRole('link', { name: /City/ })).toBeVisible()
})

test('pay of which the most is less than the least is told as an empty field', async () => {
  await open()
  await userEvent.fill(page.getByLabelText('From', { exact: true }), '9000')
  await userEvent.fill(page.getByLabelText('To', { exact: true }), '4000')
  await expect.element(page.getByText('The maximum must be higher than the minimum')).toBeVisible()
  await expect.element(page.getByText('4 fields to complete or correct')).toBeVisible()
})

test('a city of another country is said to be none of this one', async () => {
  await open()
  await userEvent.click(page.getByLabelText('City'))
  await userEvent.keyboard('Paris')
  await expect.element(page.getByText(/No city of that name in .*United Arab Emirates/).first()).toBeVisible()
})
