import { readDraft } from '#features/jobs/jobs/draft.ts'
import type { Actor } from '#features/jobs/jobs/job-states.ts'
import { payToExtend } from '#features/jobs/jobs/live-fee.ts'
import { type LockedJob, lockOwnJob, moveJob } from '#features/jobs/jobs/move-job.ts'
import { charge } from '#features/money/prices/charge.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { jobLived } from './events.ts'
import { mayExtend, mayRefresh } from './rules.ts'

const day = 86_400_000
type Gives = Promise<Given<typeof contract.extendJob>>

/** Keeps a job open for more days. @throws Refused not_found · job_state · extend_limit · price_changed · not_allowed · no_coins · over_limit */
export async function extendJob(
  ctx: Context,
  { job: id, days, reason, coins }: Taken<typeof contract.extendJob>,
): Gives {
  await ctx.db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(ctx, tx, id)
    must(mayExtend(job, days))
    const expires_at = endAfter(ctx, job, days)
    await payToExtend(ctx, tx, job, expires_at, coins)
    await change(tx, id, { expires_at, reminded_days: null })
    await emit(ctx, tx, jobLived, { job: id, page: job.page_id, move: 'extend', by: 'member', reason })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/** When a job would end that is kept open for more days. */
export function endAfter(ctx: Context, { expires_at }: { expires_at: Date | null }, days: number): Date {
  const end = Math.max(expires_at?.getTime() ?? 0, ctx.now().getTime())
  return new Date(end + days * day)
}

/** Moves a job up among the newest; when it was published stays true. @throws Refused not_found · job_state · refresh_soon · price_changed · not_allowed · no_coins · over_limit */
export async function refreshJob(ctx: Context, { job: id, coins }: Taken<typeof contract.refreshJob>): Gives {
  await ctx.db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(ctx, tx, id)
    must(mayRefresh(job, ctx.now()))
    const key = `refresh:${id}:${ctx.now().getTime()}`
    await charge(ctx, tx, { page: job.page_id, action: 'refresh', key, agreed: coins, on: { job: id } })
    await change(tx, id, { refreshed_at: ctx.now() })
    await emit(ctx, tx, jobLived, { job: id, page: job.page_id, move: 'refresh', by: 'member', reason: null })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/** Says that a job is still open. @throws Refused not_found · job_state · job_ended · job_full */
export async function confirmJob(ctx: Context, { job: id }: Taken<typeof contract.confirmJob>): Gives {
  await ctx.db.transaction().execute(async (tx) => {
    await confirm(ctx, tx, await lockOwnJob(ctx, tx, id), { by: 'member' })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/** The same for a locked job: a live one is confirmed, a paused one takes applications again. */
export async function confirm(
  ctx: Context,
  tx: Tx,
  job: LockedJob,
  { by, said_by = null }: { by: Actor; said_by?: string | null },
): Promise<void> {
  if (job.state === 'paused') await moveJob(ctx, tx, job, 'resume', { by, said_by })
  else if (job.state === 'live') {
    await change(tx, job.id, { confirmed_at: ctx.now() })
    await emit(ctx, tx, jobLived, { job: job.id, page: job.page_id, move: 'confirm', by, reason: null, said_by })
  } else throw new Refused('job_state')
}

type Moments = { expires_at?: Date; reminded_days?: null; refreshed_at?: Date; confirmed_at?: Date }
const change = (tx: Tx, id: string, moments: Moments) =>
  tx.updateTable('jobs').set(moments).where('id', '=', id).execute()
