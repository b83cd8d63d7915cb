import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandClient } from './demand-client.ts'
import { readDraft, readFields } from './draft.ts'
import { type CloseReason, isOut, type JobMove } from './job-states.ts'
import { holdFee } from './live-fee.ts'
import { followsOf } from './look-ahead.ts'
import { lockOwnJob, moveJob, stayOf } from './move-job.ts'
import { openReview } from './open-review.ts'
import { sampleSome } from './sample-some.ts'
import { findingsIn } from './screening/screen-own.ts'

type Gives = Promise<Given<typeof contract.submitJob>>

/**
 * Sends a job out: to the client it is for, to review, or live at once where author and page are trusted.
 * @param coins what the caller was told that its place costs; set aside now, taken when it goes live
 * @throws Refused not_found · job_state · posting_blocked · invalid (what is missing) · price_changed · not_allowed · no_coins · over_limit
 */
export async function submitJob(ctx: Context, { job: id, coins }: Taken<typeof contract.submitJob>): Gives {
  const draft = await readDraft(ctx, id)
  if (draft.missing.length > 0) throw new Refused('invalid', { errors: draft.missing })
  await ctx.db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(ctx, tx, id)
    await demandClient(tx, job.page_id, job)
    const fields = await readFields(tx, job)
    const findings = await findingsIn(tx, job.page_id, fields)
    const { because } = await followsOf(ctx, tx, { job, author: job, fields, findings })
    await holdFee(ctx, tx, job, stayOf(ctx, job), coins)
    const moved = await moveJob(ctx, tx, job, 'submit', { by: 'member', watched: because.length > 0 })
    if (moved.state === 'submitted') await openReview(ctx, tx, moved, 'post', { findings, because })
    if (isOut(moved.state)) await sampleSome(ctx, tx, moved, findings)
  })
  return { success: true, data: await readDraft(ctx, id) }
}

const moveBy =
  (move: JobMove) =>
  async (ctx: Context, { job: id, reason }: { job: string; reason?: CloseReason }): Gives => {
    await ctx.db.transaction().execute(async (tx) => {
      const job = await lockOwnJob(ctx, tx, id)
      await moveJob(ctx, tx, job, move, { by: 'member', ...(reason && { as: reason }) })
    })
    return { success: true, data: await readDraft(ctx, id) }
  }

export const pauseJob = moveBy('pause')
export const resumeJob = moveBy('resume')
export const closeJob = moveBy('close')
export const settleJob = moveBy('settle')
export const openJob = moveBy('open')
export const relistJob = moveBy('relist')
export const archiveJob = moveBy('archive')

/** Takes a job back from the client, the review or the calendar; a review that was open is gone. @throws Refused */
export async function recallJob(ctx: Context, { job: id }: Taken<typeof contract.recallJob>): Gives {
  await ctx.db.transaction().execute(async (tx) => {
    await moveJob(ctx, tx, await lockOwnJob(ctx, tx, id), 'recall', { by: 'member' })
    await tx.deleteFrom('job_reviews').where('job_id', '=', id).where('decision', 'is', null).execute()
  })
  return { success: true, data: await readDraft(ctx, id) }
}
