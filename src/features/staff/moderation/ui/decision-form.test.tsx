import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Gives } from '#platform/shared/contract.ts'
import { show } from '#tests/screens/show.tsx'
import type { showReview } from '../contract.ts'
import { DecisionForm } from './decision-form.tsx'

type Review = Gives<typeof showReview>['data']['review']
const review = { id: 'r', kind: 'post', blocks: 0, warnings: 0, decision: null } as Review
const form = { review, next: null, suggested: [], approvedBecause: null }

test('a job that its company took back meanwhile is told of, and no decision is asked that would be refused', async () => {
  await show(<DecisionForm {...form} gone={true} />)
  await expect.element(page.getByRole('alert').getByText('Withdrawn by the company')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Approve/ })).not.toBeInTheDocument()
})

test('one that still waits is decided', async () => {
  await show(<DecisionForm {...form} gone={false} />)
  await expect.element(page.getByRole('radio', { name: /Approve/ })).toBeInTheDocument()
})
