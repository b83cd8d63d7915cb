import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { selectJobs, viewOf } from './job-view.ts'
import { referenceIn } from './reference.ts'

/** States in which everybody may read a job; a closed one says so instead of vanishing. */
const shown = ['live', 'paused', 'closed']

/** A job by its public address. @throws Refused not_found */
export async function showJob(
  ctx: Context,
  { address }: Taken<typeof contract.showJob>,
): Promise<Given<typeof contract.showJob>> {
  const row = await selectJobs(ctx.read)
    .where('reference', '=', referenceIn(address))
    .where('jobs.state', 'in', shown)
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .executeTakeFirst()
  return { success: true, data: await viewOf(ctx, found(row)) }
}

/** A job of the own page as it will look, whatever its state. @throws Refused not_found */
export async function previewJob(
  ctx: Context,
  { job }: Taken<typeof contract.previewJob>,
): Promise<Given<typeof contract.previewJob>> {
  const row = await selectJobs(ctx.db)
    .where('jobs.id', '=', job)
    .where('page_id', '=', found(ctx.seat).page)
    .executeTakeFirst()
  return { success: true, data: await viewOf(ctx, found(row)) }
}
