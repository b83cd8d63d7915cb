import { sql } from 'kysely'
import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { sentFor } from '#features/hiring/applications/sent-for.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './job-contract.ts'

const most = 200

/** Whom the company asked to look at a job. @throws Refused not_found */
export async function listInvited(
  ctx: Context,
  { job }: Taken<typeof contract.listInvited>,
): Promise<Given<typeof contract.listInvited>> {
  const membership = found(ctx.membership)
  const query = ctx.db.selectFrom('jobs').select('id').where('id', '=', job)
  found(await query.where(reachableJobs(membership, 'applicant.read')).executeTakeFirst())
  const rows = await ctx.db
    .selectFrom('pool_invitations')
    .innerJoin('pool_entries', 'pool_entries.id', 'entry_id')
    .leftJoin('applications', 'applications.id', 'application_id')
    .leftJoin('users as askers', 'askers.id', 'by_id')
    .select(['pool_entries.id as entry', 'pool_entries.name', 'headline', 'at', 'askers.name as by', 'application_id'])
    .select(sql<boolean>`(applications.id is not null and ${isHidden})`.as('hidden'))
    .select(
      sql<boolean>`exists (select 1 from job_pipelines
      where job_pipelines.job_id = pool_invitations.job_id and job_pipelines.anonymous)`.as('anonymous'),
    )
    .select(sentFor(sql`pool_invitations.job_id`).as('application'))
    .select(sql<boolean>`declined_at is not null`.as('declined'))
    .where('pool_invitations.job_id', '=', job)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return {
    success: true,
    data: rows.map(({ hidden, application_id, name, headline, at, ...row }) => ({
      ...row,
      name: hidden && application_id ? hiddenName(application_id) : name,
      headline: hidden ? '' : headline,
      at: at.toISOString(),
    })),
  }
}
