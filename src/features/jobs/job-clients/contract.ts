import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { JobView } from '#features/jobs/jobs/contract.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { flag, moment, prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

const Asked = answer(
  z.object({
    job: JobView,
    agency: z.object({ name: z.string(), slug: z.string() }),
    client: z.string(),
    /** Whether it still waits for the answer. */
    waits: z.boolean(),
  }),
)
const said = { approve: flag, comment: prose(2000).default('') }
const Told = answer(z.object({ state: z.string() }))
const key = { key: z.string().max(100) }
const tries = { times: 60, seconds: 300 }

export const showClientJob = get('/client-jobs/{key}', {
  summary: 'A job an agency wrote for somebody, by the link that was mailed; changes nothing',
  who: anyone,
  takes: key,
  gives: Asked,
  refuses: ['link_expired'],
  limit: tries,
})
export const answerClientJob = post('/client-jobs/{key}', {
  summary: 'Approve such a job, or say what should change; the link serves once',
  who: anyone,
  takes: { ...key, ...said },
  gives: Told,
  refuses: ['link_expired', 'job_state', 'posting_blocked', 'invalid'],
  limit: tries,
})

export const listClientJobs = get('/page/client-jobs', {
  summary: 'Jobs that agencies wrote for the own page and that wait for it',
  who: member('job.publish'),
  gives: answer(z.array(z.object({ id: z.string(), title: z.string(), agency: z.string(), since: moment }))),
  refreshedBy: ['job.moved'],
})
export const showOwnClientJob = get('/page/client-jobs/{job}', {
  summary: 'One of them as it will look',
  who: member('job.publish'),
  takes: { job: z.uuid() },
  gives: Asked,
  refuses: ['not_found'],
  refreshedBy: ['job.moved'],
})
export const answerOwnClientJob = post('/page/client-jobs/{job}', {
  summary: 'Approve a job an agency wrote for the own page, or say what should change',
  who: member('job.publish'),
  takes: { job: z.uuid(), ...said },
  gives: Told,
  refuses: ['not_found', 'job_state', 'posting_blocked', 'invalid'],
})
