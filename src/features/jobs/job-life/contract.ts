import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Draft } from '#features/jobs/jobs/contract.ts'
import { jobStates } from '#features/jobs/jobs/job-states.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { line, moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

const job = { job: z.uuid() }
/** What the caller was told that it costs; nothing is spent that was not agreed to. */
const coins = z.coerce.number().int().min(0).default(0)
const spendRefusals = ['price_changed', 'not_allowed', 'no_coins', 'over_limit'] as const
export const extendDays = z.coerce.number().int().min(1).max(89)

export const extendJob = post('/jobs/{job}/extension', {
  summary: 'Keep a job open for more days, with the reason; 90 days in all',
  who: member('job.publish'),
  takes: { ...job, days: extendDays, reason: line(200, 3), coins },
  gives: answer(Draft),
  refuses: ['not_found', 'job_state', 'extend_limit', ...spendRefusals],
})
export const refreshJob = post('/jobs/{job}/refresh', {
  summary: 'Move a live job up among the newest for coins, once in seven days',
  who: member('job.publish'),
  takes: { ...job, coins },
  gives: answer(Draft),
  refuses: ['not_found', 'job_state', 'refresh_soon', ...spendRefusals],
})
export const confirmJob = post('/jobs/{job}/confirmation', {
  summary: 'Say that a job is still open; one that paused because nobody said so takes applications again',
  who: member('job.publish'),
  takes: job,
  gives: answer(Draft),
  refuses: ['not_found', 'job_state', 'job_ended', 'job_full'],
})

export const jobAnswers = ['open', 'filled', 'close'] as const
const key = { key: z.string().max(100) }

/** What the link of a mail asks: whether a job is still open. */
export const showJobQuestion = get('/job-questions/{key}', {
  summary: 'What the link in a mail about a job leads to; changes nothing',
  who: anyone,
  takes: key,
  gives: answer(
    z.object({
      title: z.string(),
      language: z.string(),
      company: z.string(),
      address: z.string(),
      state: z.enum(jobStates),
      applicants: z.number(),
      expires_at: moment.nullable(),
      confirmed_at: moment.nullable(),
      /** What may be answered now; none when it is over. */
      answers: z.array(z.enum(jobAnswers)),
    }),
  ),
  refuses: ['link_expired'],
  limit: { times: 60, seconds: 300 },
})
export const answerJobQuestion = post('/job-questions/{key}', {
  summary: 'Answer by the link of a mail: still open, filled, or to be closed',
  who: anyone,
  takes: { ...key, answer: z.enum(jobAnswers) },
  gives: answer(z.object({ state: z.enum(jobStates) })),
  refuses: ['link_expired', 'job_state', 'job_ended', 'job_full'],
  limit: { times: 30, seconds: 300 },
})
