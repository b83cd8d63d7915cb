import { visitOf } from '#features/site/sharing/visit-of.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { jobLeftFor } from './events.ts'
import { mayReceive } from './rules.ts'

/**
 * Sends somebody to where an employer takes applications itself, and counts the click as a shared link does; of whoever is
 * signed in it is noted, too.
 * @throws Refused not_found · job_closed · job_paused · job_full
 */
export async function leaveForJob(ctx: Context, { job: id }: Taken<typeof contract.leaveForJob>): Promise<RawAnswer> {
  const job = found(
    await ctx.db
      .selectFrom('jobs')
      .select(['page_id', 'state', 'expires_at', 'applicant_cap', 'applicants_count', 'apply_url'])
      .where('id', '=', id)
      .where('apply_mode', '=', 'external')
      .where('state', 'in', ['live', 'paused', 'closed'])
      .executeTakeFirst(),
  )
  must(mayReceive(job, ctx.now()))
  const { bot, ahead } = visitOf(ctx)
  if (!bot && !ahead && ctx.membership?.page !== job.page_id) await countWayOut(ctx, id)
  const headers = { location: found(job.apply_url), 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
  return new RawAnswer(303, headers)
}

async function countWayOut(ctx: Context, job: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('jobs')
      .set((eb) => ({ external_clicks: eb('external_clicks', '+', 1) }))
      .where('id', '=', job)
      .execute()
    if (ctx.me) await emit(ctx, tx, jobLeftFor, { job, user: ctx.me.id })
  })
}
