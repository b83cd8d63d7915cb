import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { PaySection } from './pay-section.tsx'
import type { SectionProps } from './section.tsx'

const benefits = [
  { id: '5', text: 'Housing or allowance', code: 'housing', parent: null },
  { id: '10', text: 'Meals', code: 'meals', parent: null },
]

function Pay() {
  const [values, setValues] = useState({
    ...{ salary: { min: null, max: null, currency: 'AED', period: 'month' }, salary_shown: true, benefits: [] },
    ...{ visa_support: false, relocation_support: false, accommodation: false, transport: false, country_id: null },
  } as unknown as SectionProps['values'])
  const props = {
    ...{ values, choices: { benefits, currencies: [] }, errorOf: () => undefined },
    set: (name: string, value: unknown) => setValues((now) => ({ ...now, [name]: value })),
  } as unknown as SectionProps
  return <PaySection {...props} />
}

test('housing that is provided is asked for once more among the benefits', async () => {
  await show(<Pay />)
  const housing = page.getByRole('checkbox', { name: 'Housing or allowance' })
  await expect.element(housing).toBeVisible()
  await userEvent.click(page.getByText('Accommodation provided'))
  await expect.element(housing).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'Meals' })).toBeVisible()
})
