import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { ownJob, readRecruiter } from './list-recruiters.ts'
import { lockRecruiter, moveLocked, type RecruiterRow } from './move-recruiter.ts'
import type { RecruiterSide } from './recruiter-states.ts'

/** The company lets an outside recruiter go; whoever was sent goes on. @throws Refused not_found · recruiter_state */
export async function endRecruiter(
  ctx: Context,
  { job, recruiter }: Taken<typeof contract.endRecruiter>,
): Promise<Given<typeof contract.endRecruiter>> {
  await ownJob(ctx, job)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockRecruiter(tx, { id: recruiter, page_id: found(ctx.membership).page })
    if (row.job_id !== job) throw new Refused('not_found')
    await endLocked(ctx, tx, row, 'company')
  })
  return { success: true, data: await readRecruiter(ctx, recruiter) }
}

/** @throws Refused recruiter_state */
export const endLocked = (ctx: Context, tx: Tx, row: RecruiterRow, side: RecruiterSide): Promise<void> =>
  moveLocked(ctx, tx, row, { event: 'end', side, set: { ended_at: ctx.now() } })

/** The job is over: nobody is invited to it any more. */
export async function endOfJob(ctx: Context, job: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('job_recruiters')
      .selectAll()
      .where('job_id', '=', job)
      .where('state', 'in', ['asked', 'active'])
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const row of rows) await endLocked(ctx, tx, row, 'site')
  })
}
