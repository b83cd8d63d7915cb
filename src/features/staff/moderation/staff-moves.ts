import type { CloseReason, JobMove } from '#features/jobs/jobs/job-states.ts'
import { isOut } from '#features/jobs/jobs/job-states.ts'
import { lockJob, moveJob } from '#features/jobs/jobs/move-job.ts'
import { openReview } from '#features/jobs/jobs/open-review.ts'
import { referenceIn } from '#features/jobs/jobs/reference.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { jobLookAsked } from './events.ts'
import { distrust } from './trust.ts'

type Gives = Promise<Given<typeof contract.suspendJob>>

const moveBy =
  (move: JobMove, as?: CloseReason) =>
  async (ctx: Context, { job: id, reason }: Taken<typeof contract.suspendJob>): Gives => {
    const state = await ctx.db.transaction().execute(async (tx) => {
      const moved = await moveJob(ctx, tx, await lockJob(tx, id), move, { by: 'staff', reason, ...(as && { as }) })
      return moved.state
    })
    return { success: true, data: { state } }
  }

export const suspendJob = moveBy('suspend')
export const reinstateJob = moveBy('reinstate')

/** Closes a job for good. As fraud it is written down, and the page's jobs are looked at again before they go out. */
export async function closeJobByStaff(
  ctx: Context,
  { job: id, reason, fraud }: Taken<typeof contract.closeJobByStaff>,
): Gives {
  const state = await ctx.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    const moved = await moveJob(ctx, tx, job, 'close', { by: 'staff', reason, as: 'moderation' })
    if (fraud) {
      const row = { id: newId(), page_id: job.page_id, job_id: id, reason, decided_by: ctx.me?.id ?? null }
      await tx
        .insertInto('upheld_frauds')
        .values({ ...row, at: ctx.now() })
        .execute()
      await distrust(ctx, tx, job)
    }
    return moved.state
  })
  return { success: true, data: { state } }
}

/** A live job that nobody looked at comes into the queue; one that is in it already is only found. @throws Refused not_found · job_state */
export async function lookAtJob(
  ctx: Context,
  { reference }: Taken<typeof contract.lookAtJob>,
): Promise<Given<typeof contract.lookAtJob>> {
  const review = await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('jobs').select('id').where('reference', '=', referenceIn(reference))
    const job = await lockJob(tx, found(await query.executeTakeFirst()).id)
    const waiting = () =>
      tx
        .selectFrom('job_reviews')
        .select('id')
        .where('job_id', '=', job.id)
        .where('decision', 'is', null)
        .executeTakeFirst()
    const there = await waiting()
    if (there) return there.id
    if (!isOut(job.state) && job.state !== 'suspended') throw new Refused('job_state')
    await openReview(ctx, tx, job, 'sample')
    const { id: opened } = found(await waiting())
    await emit(ctx, tx, jobLookAsked, { job: job.id, page: job.page_id, review: opened })
    return opened
  })
  return { success: true, data: { review } }
}
