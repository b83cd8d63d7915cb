import { z } from 'zod'
import { activateNew } from '#features/companies/pages/move-page.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { applyEdit } from './editing/publish-edit.ts'
import { jobReviewed } from './events.ts'
import { jobFields } from './job-fields.ts'
import { isOut } from './job-states.ts'
import { type LockedJob, lockJob, moveJob, releaseJob } from './move-job.ts'

const Fields = z.object(jobFields)

export type Decision = 'approved' | 'changes_requested' | 'refused'
type FieldComment = { field: string; text: string }
type Said = { decision: Decision; comment: string; fields: readonly FieldComment[]; reason: string }

const moves = { approved: 'approve', changes_requested: 'request_changes', refused: 'refuse' } as const

/**
 * What a site admin decided on what waits: a job, a change of a live one, or a live one looked at afterwards. The first
 * approval also makes its page active.
 * @throws Refused not_found · already_decided · job_state · invalid: approved with findings, and not said why
 */
export async function decideReview(ctx: Context, review: string, said: Said): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('job_reviews')
        .select(['job_id', 'decision', 'kind', 'findings'])
        .where('id', '=', review)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (row.decision) throw new Refused('already_decided')
    const because = said.decision === 'approved' && (row.findings as unknown[]).length > 0 ? said.reason : null
    if (because === '') throw wrongField('reason', 'required')
    const job = await lockJob(tx, row.job_id)
    await tx
      .updateTable('job_reviews')
      .set({
        decision: said.decision,
        comment: said.comment,
        approved_because: because,
        field_comments: JSON.stringify(said.fields),
        decided_by: ctx.me?.id ?? null,
        decided_at: ctx.now(),
      })
      .where('id', '=', review)
      .execute()
    const kind = row.kind
    await carryOut[kind](ctx, tx, job, said)
    await emit(ctx, tx, jobReviewed, {
      job: job.id,
      page: job.page_id,
      decision: said.decision,
      kind,
      author: job.created_by,
      because,
    })
  })
}

type CarryOut = (ctx: Context, tx: Tx, job: LockedJob, said: Said) => Promise<void>

const carryOut: Record<'post' | 'edit' | 'sample', CarryOut> = {
  async post(ctx, tx, job, { decision, comment }) {
    const moved = await moveJob(ctx, tx, job, moves[decision], { by: 'staff', reason: comment || null })
    if (decision !== 'approved') return
    await releaseJob(ctx, tx, moved)
    await activateNew(ctx, tx, job.page_id)
  },
  /** The old text was live all the time: it goes now, or what was to replace it does. */
  async edit(ctx, tx, job, { decision }) {
    if (decision === 'changes_requested') {
      await tx.updateTable('job_edits').set({ state: 'writing' }).where('job_id', '=', job.id).execute()
      return
    }
    const edit = await tx.selectFrom('job_edits').select('fields').where('job_id', '=', job.id).executeTakeFirst()
    if (decision === 'approved' && edit && isOut(job.state)) await applyEdit(ctx, tx, job, Fields.parse(edit.fields))
    await tx.deleteFrom('job_edits').where('job_id', '=', job.id).execute()
  },
  /** Looked at after it went live: fine, to be mended, or taken out of sight. */
  async sample(ctx, tx, job, { decision, comment }) {
    if (decision === 'refused' && isOut(job.state))
      await moveJob(ctx, tx, job, 'suspend', { by: 'staff', reason: comment || null })
  },
}
