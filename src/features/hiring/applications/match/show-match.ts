import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { isHiddenApplication } from '../anonymity.ts'
import type * as contract from '../match-contract.ts'
import { matchesOf } from './matches-of.ts'

/** What the job of an applicant asks for, and what of what was sent shows it. @throws Refused not_found */
export async function showMatch(
  ctx: Context,
  { application: id }: Taken<typeof contract.showMatch>,
): Promise<Given<typeof contract.showMatch>> {
  const row = found(
    await ctx.db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .where(reachableApplications(found(ctx.membership), 'applicant.read'))
      .executeTakeFirst(),
  )
  const job = await ctx.db.selectFrom('jobs').selectAll().where('id', '=', row.job_id).executeTakeFirstOrThrow()
  const [{ state, full, masked }, isHidden] = await Promise.all([
    matchesOf(ctx, row, job),
    isHiddenApplication(ctx.db, id),
  ])
  return { success: true, data: { state, matches: await (isHidden ? masked() : full()) } }
}
