import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { RepresentedDetail } from '../contract.ts'
import { AnswerActs } from './answer-acts.tsx'

const agency = { name: 'Cap Serrat' } as RepresentedDetail['agency']
const one = {
  ...{ agency, client: 'Gulf Ports', words: '' },
  may: ['approve', 'decline'],
} as unknown as RepresentedDetail
const acts = { busy: false, onAnswer: () => {}, onAsk: async () => {}, mayForbid: false }
const conflict = (kind: 'represented' | 'asked') => [{ kind, who: 'Sandgrouse', job: 'Waiter', until: null }]

test('an approval that would be refused, as another agency has the right, is not offered', async () => {
  await show(<AnswerActs {...acts} one={{ ...one, conflicts: conflict('represented') }} />)
  await expect.element(page.getByRole('button', { name: 'Decline' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve for this job' })).not.toBeInTheDocument()
})

test('what is only said before it forbids no approval', async () => {
  await show(<AnswerActs {...acts} one={{ ...one, conflicts: conflict('asked') }} />)
  await expect.element(page.getByRole('button', { name: 'Approve for this job' })).toBeVisible()
})
