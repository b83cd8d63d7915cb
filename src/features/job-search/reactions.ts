import { jobLived } from '#features/job-life/events.ts'
import { jobMoved, jobSaved } from '#features/jobs/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { indexJobs } from './index-jobs.ts'

export const jobSearchReactions = [
  on(jobMoved, 'index', (ctx, { data }) => indexJobs(ctx.db, [data.job])),
  on(jobSaved, 'index', (ctx, { data }) => indexJobs(ctx.db, [data.job])),
  on(jobLived, 'index', (ctx, { data }) => indexJobs(ctx.db, [data.job])),
]
