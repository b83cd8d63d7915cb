import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Job = z.object({ job: z.string(), page: z.string() })
const about = ({ job, page }: z.output<typeof Job>) => ({ thing: 'job', id: job, page })
const topics = ({ job, page }: z.output<typeof Job>) => [`job:${job}`, `page:${page}`]

export const jobSaved = event('job.saved', { data: Job, about, topics })
export const jobMoved = event('job.moved', {
  data: Job.extend({ from: z.string(), to: z.string(), move: z.string(), reason: z.string().nullable() }),
  about,
  topics: ({ job, page, move }) => [
    `job:${job}`,
    `page:${page}`,
    ...(move === 'submit' || move === 'approve' ? ['reviews:all'] : []),
  ],
})
/** Who works on a job, among those whose role reaches only such jobs. */
export const jobTeamChanged = event('job.team_changed', {
  data: Job.extend({ added: z.array(z.string()), removed: z.array(z.string()) }),
  about,
  topics,
})
export const jobReviewed = event('job.reviewed', {
  data: Job.extend({ decision: z.enum(['approved', 'changes_requested', 'refused']), author: z.string().nullable() }),
  about,
  topics: ({ job, page }) => [`job:${job}`, `page:${page}`, 'reviews:all'],
})
