import { isOut } from '#features/jobs/jobs/job-states.ts'
import { lockJob, moveJob } from '#features/jobs/jobs/move-job.ts'
import { distrust } from '#features/staff/moderation/trust.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { complaintDecided } from './events.ts'
import { isFraud, upheldEnough } from './rules.ts'

type Row = { page_id: string | null; job_id: string | null; reason: string }

/**
 * Upholds a report or not. An upheld fraud takes the page's trust; the second independent upheld report takes the job out
 * of sight. @throws Refused not_found · already_decided
 */
export async function decideComplaint(
  ctx: Context,
  { complaint: id, decision, words }: Taken<typeof contract.decideComplaint>,
) {
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('complaints')
        .select(['page_id', 'job_id', 'reason', 'state'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (row.state !== 'open') throw new Refused('already_decided')
    const decided = { state: decision, words, decided_by: found(ctx.me).id, decided_at: ctx.now() }
    await tx.updateTable('complaints').set(decided).where('id', '=', id).execute()
    if (decision === 'upheld') await carryOut(ctx, tx, row, words)
    await emit(ctx, tx, complaintDecided, { complaint: id, decision })
  })
  return { success: true as const }
}

async function carryOut(ctx: Context, tx: Tx, { page_id, job_id, reason }: Row, words: string): Promise<void> {
  const job = job_id ? await lockJob(tx, job_id) : null
  // a person has no trust to lose; what staff do about an account is done there
  if (page_id && isFraud(reason)) {
    const fraud = { id: newId(), page_id, job_id, reason: words, decided_by: ctx.me?.id ?? null, at: ctx.now() }
    await tx.insertInto('upheld_frauds').values(fraud).execute()
    await distrust(ctx, tx, { page_id, created_by: job?.created_by ?? null })
  }
  if (!job || !isOut(job.state)) return
  const { count } = await tx
    .selectFrom('complaints')
    .select((eb) => eb.fn.count<number>('from_key').distinct().as('count'))
    .where('job_id', '=', job.id)
    .where('state', '=', 'upheld')
    .executeTakeFirstOrThrow()
  if (count >= upheldEnough) await moveJob(ctx, tx, job, 'suspend', { by: 'staff', reason: words })
}
