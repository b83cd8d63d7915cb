import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { SignedIn } from '#features/people/accounts/contract.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'

export const Claim = z.object({
  name: z.string(),
  email: z.string().nullable(),
  job: JobCard,
  has_account: z.boolean(),
})
export const showClaim = get('/application-claims/{key}', {
  summary: 'What the link of a receipt leads to',
  who: anyone,
  takes: { key: z.string().max(100) },
  gives: answer(Claim),
  refuses: ['link_expired'],
})
export const claim = post('/application-claims/{key}', {
  summary: 'Make the application part of an account: the one signed in, or a new one with this password',
  who: anyone,
  takes: { key: z.string().max(100), password: z.string().max(128).optional() },
  gives: SignedIn.extend({ application: z.string() }),
  refuses: ['link_expired', 'invalid', 'account_exists'],
  limit: { times: 20, seconds: 600 },
})
