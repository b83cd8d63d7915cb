import { z } from 'zod'
import { actors } from '#features/jobs/jobs/job-states.ts'
import { event } from '#platform/shared/event.ts'

const Job = z.object({ job: z.string(), page: z.string() })
const about = ({ job, page }: z.output<typeof Job>) => ({ thing: 'job', id: job, page })
const topics = ({ job, page }: z.output<typeof Job>) => [`job:${job}`, `page:${page}`]

/** Something in the life of a job that leaves its state as it is. */
export const jobLived = event('job.life', {
  data: Job.extend({
    move: z.enum(['extend', 'refresh', 'confirm']),
    by: z.enum(actors),
    reason: z.string().nullable(),
    said_by: z.string().nullable().default(null),
  }),
  about,
  topics,
})
/** The team is to be asked, or reminded: whether it is open, or that it ends. */
export const jobAsked = event('job.asked', {
  data: Job.extend({ ask: z.enum(['open', 'ending']), days: z.number() }),
  about,
})
