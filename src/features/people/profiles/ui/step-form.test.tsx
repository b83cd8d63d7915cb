import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Problem } from '#platform/browser/problem.ts'
import { apart } from '#platform/shared/held.ts'
import { show } from '#tests/screens/show.tsx'
import { WorkEntries } from './history-entries.tsx'
import { StepForm } from './step-form.tsx'

test('what is wrong with a step is summed up without the names of its fields', async () => {
  const errors = [
    { field: 'work.0.employer', code: 'required', message: 'Fill in this field' },
    { field: 'work.0.to', code: 'month_half', message: 'Choose both the month and the year' },
  ]
  const problem = new Problem({ code: 'invalid', errors })
  const nothing = async () => undefined
  const form = { errors, problem, sending: false, skipping: false, submit: nothing, skip: () => undefined }
  const work = [{ title: 'Buyer', employer: '', from: '', to: '2020-', description: '' }]
  await show(
    <StepForm step={4} form={form}>
      <WorkEntries
        value={work}
        onChange={() => undefined}
        errorOf={(name) => errors.find(({ field }) => field === name)?.message}
      />
    </StepForm>,
  )
  const links = () => page.getByRole('alert').getByRole('link').elements()
  await expect
    .poll(() => links().map(({ textContent }) => textContent))
    .toEqual([`${apart('Employer')}: Fill in this field`, `${apart('To')}: Choose both the month and the year`])
  await expect.element(page.getByLabelText('Year', { exact: true }).nth(1)).toHaveValue('2020')
})
