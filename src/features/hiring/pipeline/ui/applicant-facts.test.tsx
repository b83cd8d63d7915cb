import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { type Applicant, ApplicantFacts } from './applicant-facts.tsx'

const guest = {
  ...{ language: 'en', has_account: false, note: '', reason: null },
  ...{ stage: 'submitted', answers: [] },
}
const phone = '+971501234567'
const drawn = (over: Partial<Applicant>) =>
  show(<ApplicantFacts applicant={{ ...guest, email: null, phone: null, ...over } as Applicant} reasons={[]} />)

test('whoever left a number alone is said to be contacted by email', async () => {
  await drawn({ phone })
  await expect.element(page.getByText('Guest applicant, contacted by text message')).toBeVisible()
})

test('whoever left both is said to get text messages, or one whose contacts are hidden to be contacted by any', async () => {
  await drawn({ phone, email: 'sara@post.example' })
  await expect.element(page.getByText('Guest applicant, contacted by email')).toBeVisible()
  await drawn({})
  await expect.element(page.getByText('Guest applicant', { exact: true })).toBeVisible()
})
