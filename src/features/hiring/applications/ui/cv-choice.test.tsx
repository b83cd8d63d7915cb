import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Cv } from '#features/cvs/cvs/contract.ts'
import type { JobView } from '#features/jobs/jobs/contract.ts'
import { show } from '#tests/screens/show.tsx'
import { ApplyForm } from './apply-form.tsx'

const job = {
  id: '0199e6b0-0000-7000-8000-000000000001',
  address: 'cook-1',
  company: { name: 'Al Safa' },
  country_code: 'AE',
  questions: [],
} as unknown as JobView
const cv: Cv = {
  id: '0199e6b0-0000-7000-8000-000000000002',
  name: 'kitchen.pdf',
  state: 'confirmed',
  language: 'en',
  headline: '',
  file: null,
  primary: true,
  confirmed_at: null,
  at: '2026-05-12T09:00:00.000Z',
  updated_at: '2026-11-29T09:00:00.000Z',
  sent: 0,
  of_another: null,
}

beforeEach(() => localStorage.clear())

test('a stored CV has another date than the list of one’s CVs gives it', async () => {
  await show(<ApplyForm job={job} cvs={[cv]} start={null} match={null} onSent={() => {}} />)
  await expect.element(page.getByText(/Default CV, edited Nov 29, 2026|Default CV, edited 29 Nov 2026/)).toBeVisible()
})

test('the CV of another person is chosen unasked, or goes out without a word', async () => {
  const others = { ...cv, id: '0199e6b0-0000-7000-8000-000000000003', name: 'john.pdf', primary: false }
  await show(
    <ApplyForm
      job={job}
      cvs={[{ ...others, state: 'parsed', of_another: 'John Q. Public' }]}
      start={null}
      match={null}
      onSent={() => {}}
    />,
  )
  const choice = page.getByRole('radio', { name: /john\.pdf/ })
  await expect.element(choice).not.toBeChecked()
  await choice.click({ force: true })
  await expect.element(page.getByText(/names someone else: .*John Q\. Public/)).toBeVisible()
})
