import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { moment, prose } from '#platform/shared/fields.ts'
import { mostInvited } from './rules.ts'

const may = member('drop.answer')
const job = { job: z.uuid() }

export const listInvited = get('/page/jobs/{job}/invitations', {
  summary: 'Who was invited to apply for a job, the latest first, and who of them applied',
  who: may,
  takes: job,
  gives: answer(
    z.array(
      z.object({
        entry: z.string(),
        name: z.string(),
        headline: z.string(),
        at: moment,
        by: z.string().nullable(),
        /** What they sent since, where they did. */
        application: z.string().nullable(),
        /** They said that it is nothing for them. */
        declined: z.boolean(),
        /** The job hides its applicants: whether they applied is told once they are known. */
        anonymous: z.boolean(),
      }),
    ),
  ),
  refuses: ['not_found'],
  refreshedBy: ['pool.invited', 'pool.changed', 'application.sent'],
})

export const bringFromPool = post('/page/jobs/{job}/applicants', {
  summary: 'Add people of the pool to a job as applicants, who are told; whoever was only found is invited instead',
  who: may,
  takes: { ...job, entries: z.array(z.uuid()).min(1).max(mostInvited), words: prose(1500).default('') },
  gives: answer(
    z.array(z.object({ entry: z.string(), application: z.string().nullable(), refused: z.string().nullable() })),
  ),
  refuses: ['not_found', 'not_allowed', 'invalid'],
  limit: { times: 60, seconds: 3600 },
})
