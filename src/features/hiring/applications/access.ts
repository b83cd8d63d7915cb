import { reachableApplications, reachableJobs } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'
import { isKnown } from './anonymity.ts'

/** The team reads the CVs that were sent to its page, unless it may not know yet who sent them. */
export async function mayReadSentCv(ctx: Context, file: FileRow): Promise<boolean> {
  if (!ctx.membership?.may('applicant.read')) return false
  const sent = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('cv_id', '=', file.id)
    .where(reachableApplications(ctx.membership, 'applicant.read'))
    .where(isKnown)
    .executeTakeFirst()
  return sent !== undefined
}

/** The team reads the files that answer its questions. */
export async function mayReadAnswerFile(ctx: Context, file: FileRow): Promise<boolean> {
  if (!ctx.membership?.may('applicant.read')) return false
  const sent = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', file.thing_id)
    .where(reachableApplications(ctx.membership, 'applicant.read'))
    .where(isKnown)
    .executeTakeFirst()
  return sent !== undefined
}

/** The team watches the applicants of its own jobs. */
export async function mayWatchApplicants(ctx: Context, job: string): Promise<boolean> {
  if (!ctx.membership?.may('applicant.read')) return false
  const own = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job)
    .where(reachableJobs(ctx.membership, 'applicant.read'))
    .executeTakeFirst()
  return own !== undefined
}

/** An application is watched by its candidate and by the team. */
export async function mayWatchApplication(ctx: Context, id: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('applications')
    .select(['candidate_id', 'page_id', 'job_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return false
  const team = ctx.membership?.page === row.page_id && (await mayWatchApplicants(ctx, row.job_id))
  return team || (ctx.me !== null && row.candidate_id === ctx.me.id)
}
