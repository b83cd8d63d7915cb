import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { linksOf } from '#features/site/sharing/numbers.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { findOwnGroup } from './find-group.ts'
import { jobsOfGroup } from './jobs-of-group.ts'

/** What came of a group, for the team; a member who reaches only some jobs learns of those. @throws Refused not_found */
export async function groupNumbers(
  ctx: Context,
  { group: id }: Taken<typeof contract.groupNumbers>,
): Promise<Given<typeof contract.groupNumbers>> {
  const membership = found(ctx.membership)
  const group = await findOwnGroup(ctx, id)
  const [jobs, counts, within, links] = await Promise.all([
    jobsOfGroup(ctx, group),
    ctx.db.selectFrom('job_group_counts').select(['job_id', 'opened', 'applied']).where('group_id', '=', id).execute(),
    ctx.db.selectFrom('jobs').select('id').where(reachableJobs(membership, 'applicant.count')).execute(),
    linksOf(ctx, 'job-group', { id, page: group.page_id }),
  ])
  const reached = new Set(within.map((job) => job.id))
  const ofJob = new Map(counts.map((count) => [count.job_id, count]))
  return {
    success: true,
    data: {
      views: ofJob.get(null)?.opened ?? 0,
      jobs: jobs
        .filter((job) => reached.has(job.id))
        .map((job) => ({
          id: job.id,
          title: job.title,
          opened: ofJob.get(job.id)?.opened ?? 0,
          applied: ofJob.get(job.id)?.applied ?? 0,
        })),
      links: links.filter(({ clicks, applies }) => clicks + applies > 0),
    },
  }
}
