import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { SignedIn } from '#features/people/accounts/contract.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { publicStatuses } from './stages.ts'

export const Claim = z.object({
  name: z.string(),
  email: z.string().nullable(),
  job: JobCard,
  has_account: z.boolean(),
  /** The company put them there, they have sent nothing themselves. */
  is_put: z.boolean(),
  /** What the account that is signed in has sent to the same job itself: this one stays apart. */
  own: z.uuid().nullable(),
  status: z.enum(publicStatuses),
  submitted_at: moment,
  answer_due_at: moment,
  answered_at: moment.nullable(),
  withdrawn_at: moment.nullable(),
  may_withdraw: z.boolean(),
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
  refuses: ['link_expired', 'invalid', 'account_exists', 'already_sent'],
  limit: { times: 20, seconds: 600 },
})
export const withdrawByLink = post('/application-claims/{key}/withdrawal', {
  summary: 'Take the application back without an account',
  who: anyone,
  takes: { key: z.string().max(100) },
  gives: done,
  refuses: ['link_expired', 'not_found', 'stage_move'],
  limit: { times: 20, seconds: 600 },
})
