import type { Shareable } from '#platform/server/shareable.ts'
import { showJob } from './show-job.ts'

/** What is told of a job where it is shared: nothing that its public page does not say. @throws Refused not_found */
export const shareableJob: Shareable = async (ctx, address) => {
  const { data: job } = await showJob(ctx, { address })
  // whose links these are is kept, and told to nobody: an anonymous job names no page
  const { page_id } = await ctx.db
    .selectFrom('jobs')
    .select('page_id')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  return {
    id: job.id,
    page: page_id,
    path: `/jobs/${encodeURIComponent(job.address)}`,
    language: job.language,
    title: job.title,
    company: job.company.name,
    place: job.place,
    salary: job.salary,
    closes: job.expires_at && !job.closed_to ? new Date(job.expires_at) : null,
    words: '',
    jobs: [],
  }
}
