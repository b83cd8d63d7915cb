import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, del, get, post } from '#platform/shared/contract.ts'
import { moment, version } from '#platform/shared/fields.ts'
import { Draft } from './contract.ts'
import { changedFields } from './job-changes.ts'
import { actors, closeReasons, jobStates } from './job-states.ts'

const jobId = { job: z.uuid() }
export const Changed = z.object({ field: z.enum(changedFields), from: z.string(), to: z.string() })

export const publishEdit = post('/jobs/{job}/edit/publication', {
  summary: 'Let the change of a live job count: at once, or after a look at what matters in it',
  who: member('job.publish'),
  takes: jobId,
  gives: answer(Draft),
  refuses: ['not_found', 'job_state', 'posting_blocked', 'edit_in_review', 'invalid'],
})
export const dropEdit = del('/jobs/{job}/edit', {
  summary: 'Drop the change of a live job; a review of it ends',
  who: member('job.write'),
  takes: jobId,
  gives: answer(Draft),
  refuses: ['not_found'],
})

export const askToPublish = post('/jobs/{job}/publish-requests', {
  summary: 'Ask those of the team who may publish to publish a draft; within a day nobody is asked again',
  who: member('job.write'),
  takes: jobId,
  gives: answer(z.object({ asked_at: moment })),
  refuses: ['not_found', 'job_state', 'invalid'],
  limit: { times: 30, seconds: 600 },
})

/** What happened to a job: its moves, and what was changed of it; latest first. */
export const JobHappening = z.object({
  id: z.string(),
  at: moment,
  by: z.enum(actors),
  name: z.string().nullable(),
  move: z.string().nullable(),
  from: z.enum(jobStates).nullable(),
  to: z.enum(jobStates).nullable(),
  reason: z.string().nullable(),
  as: z.enum(closeReasons).nullable(),
  change: Changed.nullable(),
  /** What it cost, below zero, or what of it came back; null for all that is not about coins. */
  coins: z.number().nullable(),
})
export const jobHistory = get('/page/jobs/{job}/history', {
  summary: 'Who moved a job from where to where, when and why, what was changed of it, and which coins it cost',
  who: member('job.read'),
  takes: jobId,
  gives: answer(z.array(JobHappening)),
  refuses: ['not_found'],
  refreshedBy: ['job.moved', 'job.changed', 'job.life', 'ledger.moved'],
})

export const changesSince = get('/page/jobs/{job}/changes-since/{version}', {
  summary: 'What others saved of a job since the version one read',
  who: member('job.write'),
  takes: { ...jobId, version },
  gives: answer(z.object({ version: z.number(), by: z.array(z.string()), changes: z.array(Changed) })),
  refuses: ['not_found'],
})
