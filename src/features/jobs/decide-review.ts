import { activateNew } from '#features/pages/move-page.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { jobReviewed } from './events.ts'
import { moveJob } from './move-job.ts'

export type Decision = 'approved' | 'changes_requested' | 'refused'
const moves = { approved: 'approve', changes_requested: 'request_changes', refused: 'refuse' } as const

/**
 * What a site admin decided on a submitted job; the first approval also makes its page active.
 * @throws Refused not_found · already_decided
 */
export async function decideReview(ctx: Context, review: string, decision: Decision, comment: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('job_reviews')
        .select(['job_id', 'decision'])
        .where('id', '=', review)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (row.decision) throw new Refused('already_decided')
    const job = await tx
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', row.job_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('job_reviews')
      .set({ decision, comment, decided_by: ctx.me?.id ?? null, decided_at: ctx.now() })
      .where('id', '=', review)
      .execute()
    await moveJob(ctx, tx, job, moves[decision], comment || null)
    if (decision === 'approved') await activateNew(ctx, tx, job.page_id)
    await emit(ctx, tx, jobReviewed, { job: job.id, page: job.page_id, decision, author: job.created_by })
  })
}
