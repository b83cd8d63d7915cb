import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { CvCard } from '../contract.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { StandingLine } from './hit.tsx'

const card = {
  ...{ id: 'p1', relation: 'applied', price: null, unlocked: null },
  application: { id: 'a1', job: 'j2', title: 'Night auditor', others: 0 },
} as unknown as CvCard
const part = (job?: string) => (
  <>
    <StandingLine card={card} />
    <ContactButtons card={card} {...(job && { job })} onOpened={() => {}} />
  </>
)

test('the board of another job than the one looked at passes for the board of this one', async () => {
  await show(part('j1'))
  await expect.element(page.getByText(/Applied for .*Night auditor/)).toBeVisible()
  expect(page.getByRole('link', { name: 'View in pipeline' }).elements()).toHaveLength(0)
  await expect
    .element(page.getByRole('link', { name: 'View other application' }))
    .toHaveAttribute('href', '/page/jobs/j2/board?applicant=a1')
})

test('the board of this job is named as such', async () => {
  await show(part('j2'))
  await expect.element(page.getByRole('link', { name: 'View in pipeline' })).toBeVisible()
})
