import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from '../edit-contract.ts'
import { happeningsOf } from '../happenings.ts'

/** What happened to a job of the own page, latest first: each move, each change that mattered, what it cost. @throws Refused not_found */
export async function jobHistory(
  ctx: Context,
  { job }: Taken<typeof contract.jobHistory>,
): Promise<Given<typeof contract.jobHistory>> {
  const membership = found(ctx.membership)
  const { page } = membership
  found(
    await ctx.db.selectFrom('jobs').select('id').where('id', '=', job).where('page_id', '=', page).executeTakeFirst(),
  )
  return {
    success: true,
    data: await happeningsOf(ctx, job, { namesStaff: false, seesCoins: membership.may('spend') }),
  }
}
