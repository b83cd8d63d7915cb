import { groupsWithin } from '#features/jobs/job-groups/find-group.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from '../report-contract.ts'
import { scopeOf } from './scope.ts'

/** What a report may be narrowed to, within reach; nothing for whoever sees only visits of the page. @throws Refused not_allowed */
export async function reportChoices(ctx: Context): Promise<Given<typeof contract.reportChoices>> {
  const membership = found(ctx.membership)
  const scope = scopeOf(ctx)
  if (scope === 'page') return { success: true, data: { jobs: [], groups: [], recruiters: [] } }
  const [jobs, groups, recruiters] = await Promise.all([
    ctx.read
      .selectFrom('jobs')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['jobs.id', 'title as text'])
      .where('page_id', '=', membership.page)
      .where('published_at', 'is not', null)
      .where(reachableJobs(membership, 'report.read'))
      .orderBy('published_at', 'desc')
      .limit(300)
      .execute(),
    ctx.read
      .selectFrom('job_groups')
      .innerJoin('job_group_texts', (join) =>
        join
          .onRef('job_group_texts.group_id', '=', 'job_groups.id')
          .onRef('job_group_texts.language', '=', 'job_groups.language'),
      )
      .select(['job_groups.id', 'title as text'])
      .where('page_id', '=', membership.page)
      .where(groupsWithin(membership, 'report.read'))
      .orderBy('job_groups.id', 'desc')
      .limit(100)
      .execute(),
    scope === 'all'
      ? ctx.read
          .selectFrom('users')
          .select(['users.id', 'name as text'])
          .where('users.id', 'in', (eb) =>
            eb.selectFrom('jobs').select('created_by').where('page_id', '=', membership.page).distinct(),
          )
          .orderBy('name')
          .limit(100)
          .execute()
      : [],
  ])
  return { success: true, data: { jobs, groups, recruiters } }
}
