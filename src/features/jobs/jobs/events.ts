import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { actors, closeReasons } from './job-states.ts'

const Job = z.object({ job: z.string(), page: z.string() })
const about = ({ job, page }: z.output<typeof Job>) => ({ thing: 'job', id: job, page })
const topics = ({ job, page }: z.output<typeof Job>) => [`job:${job}`, `page:${page}`]
const withReviews = (data: z.output<typeof Job>) => [...topics(data), 'reviews:all']

export const jobSaved = event('job.saved', { data: Job, about, topics })
export const jobMoved = event('job.moved', {
  data: Job.extend({
    from: z.string(),
    to: z.string(),
    move: z.string(),
    by: z.enum(actors).default('member'),
    reason: z.string().nullable(),
    as: z.enum(closeReasons).nullable().default(null),
    said_by: z.string().nullable().default(null),
  }),
  about,
  topics: withReviews,
})
/** Somebody who may only write drafts asks those who publish. */
export const publishAsked = event('job.publish_asked', { data: Job, about, topics })
/** Something of what others had seen of a job is different now; what and from what stands in `job_changes`. */
export const jobChanged = event('job.changed', {
  data: Job.extend({ fields: z.array(z.string()), at: z.string() }),
  about,
  topics,
})
/** A change of a live job waits for a look, while the old text stays. */
export const editSubmitted = event('job.edit_submitted', { data: Job, about, topics: withReviews })
/** Who works on a job, among those whose role reaches only such jobs. */
export const jobTeamChanged = event('job.team_changed', {
  data: Job.extend({ added: z.array(z.string()), removed: z.array(z.string()) }),
  about,
  topics,
})
export const jobReviewed = event('job.reviewed', {
  data: Job.extend({
    decision: z.enum(['approved', 'changes_requested', 'refused']),
    kind: z.enum(['post', 'edit', 'sample']).default('post'),
    author: z.string().nullable(),
    /** Why it was approved although something had been found. */
    because: z.string().nullable().default(null),
  }),
  about,
  topics: withReviews,
})
/** Somebody with an account went on to where the employer takes applications itself; nobody's business but the person's. */
export const jobLeftFor = event('job.left_for', {
  data: z.object({ job: z.string(), user: z.string() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})
