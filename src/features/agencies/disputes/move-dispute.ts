import type { Selectable, Updateable } from 'kysely'
import type { SubmissionDisputes } from '#db/tables.ts'
import { lockAnySubmission, moveLocked, type Submission } from '#features/agencies/submissions/move-submission.ts'
import { stateAfter as submissionAfter } from '#features/agencies/submissions/submission-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { type DisputeEvent, type DisputeSide, mayMoveDispute, stateAfter } from './dispute-rules.ts'
import { disputeMoved } from './events.ts'

export type LockedDispute = { dispute: Selectable<SubmissionDisputes>; submission: Submission }

/** A claimed duplicate with the submission it is about, both held: the submission first, as everywhere. @throws Refused not_found */
export async function lockDispute(tx: Tx, submissionId: string, page?: string): Promise<LockedDispute> {
  const submission = await lockAnySubmission(tx, submissionId)
  if (page !== undefined && submission.page_id !== page) found(null)
  const query = tx.selectFrom('submission_disputes').selectAll().where('submission_id', '=', submissionId)
  return { submission, dispute: found(await query.forUpdate().executeTakeFirst()) }
}

type What = { event: DisputeEvent; decided_for?: DisputeSide; set?: Updateable<SubmissionDisputes> }

/** Moves a locked one to the state that follows, and what hangs on it. @throws Refused dispute_state */
export async function moveDispute(
  ctx: Context,
  tx: Tx,
  { dispute, submission }: LockedDispute,
  what: What,
): Promise<void> {
  const { event, decided_for, set } = what
  must(mayMoveDispute(dispute.state, event))
  const to = found(stateAfter(dispute.state, event))
  await tx
    .updateTable('submission_disputes')
    .set({ ...set, state: to, ...(decided_for && { decided_for, decided_at: ctx.now() }) })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', dispute.id)
    .execute()
  if (decided_for) await follow(ctx, tx, submission, decided_for)
  await emit(ctx, tx, disputeMoved, {
    ...{ dispute: dispute.id, submission: submission.id, page: submission.page_id, event, to },
    for: decided_for ?? null,
  })
}

/** Whose the person is decides where the submission stands; what has gone on meanwhile goes on. */
async function follow(ctx: Context, tx: Tx, submission: Submission, decided: DisputeSide): Promise<void> {
  const [event, side] =
    decided === 'agency' ? (['drop_claim', 'site'] as const) : (['claim_duplicate', 'client'] as const)
  if (submissionAfter(submission.state, event, side)) await moveLocked(ctx, tx, submission, { event, side })
}
