import type { Capability } from '#features/companies/pages/role-rules.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'

/** A job of the own page that the membership reaches with a capability, with its title. @throws Refused not_found */
export const findJob = async (ctx: Context, id: string, capability: Capability = 'applicant.read') =>
  found(
    await selectJobs(ctx.db)
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .leftJoin('job_pipelines', 'job_pipelines.job_id', 'jobs.id')
      .select(['job_texts.title', 'job_pipelines.anonymous as blind', 'job_pipelines.own_stages'])
      .where('jobs.id', '=', id)
      .where(reachableJobs(found(ctx.membership), capability))
      .executeTakeFirst(),
  )
