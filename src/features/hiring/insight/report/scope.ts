import { type RawBuilder, sql } from 'kysely'
import { findOwnGroup } from '#features/jobs/job-groups/find-group.ts'
import { allJobsOfGroup } from '#features/jobs/job-groups/jobs-of-group.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from '../report-contract.ts'
import { endOf, type Period, periodOf, type Scope, scopes } from '../report-rules.ts'

export type Asked = Taken<typeof contract.showReport>
/** What a report is counted of. */
export type Of = {
  page: string
  scope: Scope
  period: Period
  /** Null: all jobs of the page. */
  jobs: readonly string[] | null
  now: Date
}

/** How far a report goes for the asker. @throws Refused not_allowed: the role reads other numbers */
export function scopeOf(ctx: Context): Scope {
  const wide = found(ctx.membership).scope('report.read')
  const scope = scopes.find((one) => one === wide)
  if (!scope) throw new Refused('not_allowed')
  return scope
}

/** What is asked for, as far as the role reaches. @throws Refused not_found · not_allowed · invalid */
export async function readAsked(ctx: Context, asked: Asked): Promise<Of> {
  const { page } = found(ctx.membership)
  const scope = scopeOf(ctx)
  const now = ctx.now()
  const period = periodOf(asked, now)
  if (!period) throw wrongField('to', 'wrong')
  const jobs = await jobsAsked(ctx, scope, asked)
  return { page, scope, period, jobs, now }
}

async function jobsAsked(ctx: Context, scope: Scope, { job, group, recruiter }: Asked) {
  if (scope === 'page') return []
  if (scope === 'all' && !job && !group && !recruiter) return null
  const membership = found(ctx.membership)
  const ofGroup = group ? (await allJobsOfGroup(ctx, await findOwnGroup(ctx, group))).map(({ id }) => id) : null
  const rows = await ctx.read
    .selectFrom('jobs')
    .select('id')
    .where(reachableJobs(membership, 'report.read'))
    .$if(job !== undefined, (query) => query.where('id', '=', job as string))
    .$if(recruiter !== undefined, (query) => query.where('created_by', '=', recruiter as string))
    .$if(ofGroup !== null, (query) => query.where(sql<boolean>`jobs.id = any(${ofGroup}::uuid[])`))
    .execute()
  // a job out of reach is one that does not exist
  if (job && rows.length === 0) throw new Refused('not_found')
  return rows.map(({ id }) => id)
}

/** The same for `application_progress` or `stage_stays`, under the name it has in the query. */
export function applicationsOf({ page, period, jobs }: Of, table = 'application_progress'): RawBuilder<boolean> {
  const name = sql.ref(table)
  return sql<boolean>`${name}.page_id = ${page} and ${name}.submitted_at >= ${new Date(period.from)}
    and ${name}.submitted_at < ${endOf(period)} ${jobs === null ? sql`` : sql`and ${name}.job_id = any(${[...jobs]}::uuid[])`}`
}

/** The same for `page_visits`: of the page itself and of its jobs, or of some jobs. */
export const visitsOf = ({
  page,
  scope,
  period,
  jobs,
}: Of): RawBuilder<boolean> => sql<boolean>`page_visits.page_id = ${page}
  and day >= ${period.from}::date and day <= ${period.to}::date
  ${scope === 'page' ? sql`and job_id is null` : jobs === null ? sql`` : sql`and job_id = any(${[...jobs]}::uuid[])`}`
