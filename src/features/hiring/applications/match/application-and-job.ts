import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'

/** An application that the asker's team may read, with its job. @throws Refused not_found */
export async function applicationAndJob(ctx: Context, id: string) {
  const application = found(
    await ctx.db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .where(reachableApplications(found(ctx.membership), 'applicant.read'))
      .executeTakeFirst(),
  )
  const job = await ctx.db.selectFrom('jobs').selectAll().where('id', '=', application.job_id).executeTakeFirstOrThrow()
  return { application, job }
}
