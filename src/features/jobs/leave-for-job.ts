import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mayReceive } from './rules.ts'

/** Whoever only reads the web for others is not counted. */
const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram/i

/**
 * Sends somebody to where an employer takes applications itself, and counts the click.
 * @throws Refused not_found · job_closed · job_paused · job_full
 */
export async function leaveForJob(ctx: Context, { job: id }: Taken<typeof contract.leaveForJob>): Promise<RawAnswer> {
  const job = found(
    await ctx.db
      .selectFrom('jobs')
      .select(['state', 'expires_at', 'applicant_cap', 'applicants_count', 'apply_url'])
      .where('id', '=', id)
      .where('apply_mode', '=', 'external')
      .where('state', 'in', ['live', 'paused', 'closed'])
      .executeTakeFirst(),
  )
  must(mayReceive(job, ctx.now()))
  if (!robots.test(ctx.userAgent))
    await ctx.db
      .updateTable('jobs')
      .set((eb) => ({ external_clicks: eb('external_clicks', '+', 1) }))
      .where('id', '=', id)
      .execute()
  const headers = { location: found(job.apply_url), 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
  return new RawAnswer(303, headers)
}
