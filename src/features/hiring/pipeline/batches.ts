import { type Before, putBack } from '#features/hiring/applications/held-moves.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { placeAt } from '#features/hiring/applications/move-application.ts'
import { undoUntil } from '#features/hiring/applications/rules.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './batch-contract.ts'
import { isMove, needs } from './batch-rules.ts'
import { batchView, findBatch } from './batch-view.ts'
import { runBatch } from './run-batch.ts'

/** @throws Refused not_found */
export async function showBatch(
  ctx: Context,
  { batch }: Taken<typeof contract.showBatch>,
): Promise<Given<typeof contract.showBatch>> {
  return { success: true, data: await batchView(ctx, batch) }
}

/** Begins what was looked at, once. @throws Refused not_found · not_allowed · batch_begun */
export async function startBatch(
  ctx: Context,
  { batch: id }: Taken<typeof contract.startBatch>,
): Promise<Given<typeof contract.startBatch>> {
  const { action } = await findBatch(ctx, id)
  if (!found(ctx.membership).may(needs[action])) throw new Refused('not_allowed')
  await ctx.db.transaction().execute(async (tx) => {
    const begun = await tx
      .updateTable('pipeline_batches')
      .set({ state: 'running' })
      .where('id', '=', id)
      .where('state', '=', 'previewed')
      .executeTakeFirst()
    if (!begun.numUpdatedRows) throw new Refused('batch_begun')
    await enqueue(tx, runBatch, { batch: id })
  })
  return showBatch(ctx, { batch: id })
}

/** Puts back whoever stands as the batch left them. @throws Refused not_found · batch_running · undo_over */
export async function undoBatch(
  ctx: Context,
  { batch: id }: Taken<typeof contract.undoBatch>,
): Promise<Given<typeof contract.undoBatch>> {
  const { job_id, done_at, action, state } = await findBatch(ctx, id)
  if (isMove(action) && state === 'running') throw new Refused('batch_running')
  if (!isMove(action) || !done_at || undoUntil(done_at) < ctx.now()) throw new Refused('undo_over')
  await ctx.db.transaction().execute(async (tx) => {
    const begun = await tx
      .updateTable('pipeline_batches')
      .set({ state: 'undone' })
      .where('id', '=', id)
      .where('state', '=', 'done')
      .executeTakeFirst()
    if (!begun.numUpdatedRows) throw new Refused('undo_over')
    const items = await tx
      .selectFrom('pipeline_batch_items')
      .select(['application_id', 'left_version', 'before'])
      .where('batch_id', '=', id)
      .where('state', '=', 'done')
      .orderBy('application_id')
      .execute()
    for (const item of items) await undoOne(ctx, tx, id, item)
    await publish(tx, [`applicants:${job_id}`], 'pipeline.batch_moved', id)
  })
  return showBatch(ctx, { batch: id })
}

type Item = { application_id: string; left_version: number | null; before: unknown }
async function undoOne(ctx: Context, tx: Tx, batch: string, { application_id: id, left_version, before }: Item) {
  const now = await lock(tx, id, (query) =>
    query.where(reachableApplications(found(ctx.membership), 'applicant.move')),
  ).catch(() => null)
  const old = before as Before
  const isLeft = now !== null && now.version === left_version
  const isPlaced = isLeft && old.stage === now.stage
  // the clock may just be telling
  const back = isLeft && !isPlaced && (await putBack(ctx, tx, now))
  if (isPlaced) await placeAt(ctx, tx, now, old.stage_id, old.position)
  await tx
    .updateTable('pipeline_batch_items')
    .set(back || isPlaced ? { state: 'undone' } : { why: isLeft ? 'undo_over' : 'changed_meanwhile' })
    .where('batch_id', '=', batch)
    .where('application_id', '=', id)
    .execute()
}
