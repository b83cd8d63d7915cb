import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Start } from '#features/hiring/applications/ui/start-of.ts'
import { show } from '#tests/screens/show.tsx'
import type { JobView } from '../contract.ts'
import { ApplyCard } from './apply-card.tsx'

const job = {
  ...{ id: 'j', address: 'welder-1', title: 'Welder', language: 'en', questions: [], answer_days: 14 },
  ...{ apply_mode: 'here', closed_to: null, expires_at: null, walk_in: null, applicant_cap: null },
  confirmed_at: '2027-01-01T00:00:00Z',
} as unknown as JobView
const start: Start = {
  application: null,
  withdrawn_at: null,
  cv: null,
  answers: {},
  reach: { phone: null, country: null },
  draft: null,
}

test('whoever withdrew is told when, and that it stays; no reply is promised', async () => {
  await show(
    <ApplyCard job={job} url="/" start={{ ...start, application: 'a', withdrawn_at: '2027-03-12T10:00:00Z' }} />,
  )
  await expect.element(page.getByText('You withdrew your application on 12 March 2027')).toBeVisible()
  await expect.element(page.getByText('You can’t apply to this job again.')).toBeVisible()
  expect(page.getByText(/already applied/).elements()).toHaveLength(0)
  expect(page.getByText(/Employer’s reply/).elements()).toHaveLength(0)
})

test('before applying the card names both deadlines: of the reply, and of applying', async () => {
  await show(<ApplyCard job={{ ...job, expires_at: '2027-05-01T00:00:00Z' }} url="/" start={start} />)
  await expect.element(page.getByText(/^Employer’s reply by .* if you apply today$/)).toBeVisible()
  await expect.element(page.getByText('Applications close on 1 May 2027')).toBeVisible()
})
