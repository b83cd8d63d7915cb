import { z } from 'zod'
import { beforeMove } from '#features/hiring/applications/held-moves.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { addMessage } from '#features/hiring/applications/messages.ts'
import { demandPlace, moveHeld } from '#features/hiring/applications/move-application.ts'
import type { Stage } from '#features/hiring/applications/stages.ts'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { inNameOf } from '#platform/server/background/background-context.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import { must, Refused } from '#platform/shared/refusal.ts'
import { type BatchAction, isMove, mayDo, needs } from './batch-rules.ts'
import type { AskedOfBatch } from './batch-told.ts'
import { setTag } from './tags.ts'

/** Screens hear of progress each time so many are through. */
const stride = 25
type Batch = {
  id: string
  page_id: string
  job_id: string
  user_id: string | null
  action: BatchAction
  asked: unknown
}
type Item = { application_id: string; version: number }

/** Does a batch, one applicant after the other, each by itself; run again it goes on where it stopped. */
export const runBatch = backgroundTask(
  'run-pipeline-batch',
  z.object({ batch: z.string() }),
  async (ctx, { batch: id }) => {
    const batch = await ctx.db.selectFrom('pipeline_batches').selectAll().where('id', '=', id).executeTakeFirst()
    if (batch?.state !== 'running') return
    const actor = await actorOf(ctx, batch)
    for (;;) {
      const items = await ctx.db
        .selectFrom('pipeline_batch_items')
        .select(['application_id', 'version'])
        .where('batch_id', '=', id)
        .where('state', '=', 'waiting')
        .orderBy('position')
        .limit(stride)
        .execute()
      if (items.length === 0) break
      for (const item of items) await doOne(actor ?? ctx, batch, item, actor !== null)
      await say(ctx, batch)
    }
    const done = { state: 'done' as const, done_at: ctx.now() }
    await ctx.db.updateTable('pipeline_batches').set(done).where('id', '=', id).execute()
    await say(ctx, batch)
  },
  { isAwaited: true },
)

/** Whoever began it, if still allowed to. */
async function actorOf(ctx: Context, { user_id, page_id, job_id, action }: Batch): Promise<Context | null> {
  const team = await teamOfJob(ctx, { page: page_id, job: job_id }, needs[action])
  const person = team.find(({ user }) => user === user_id)
  if (!person) return null
  // what happens is written down as this person's doing
  return inNameOf(ctx, { id: person.user, name: person.name })
}

async function doOne(
  ctx: Context,
  batch: Batch,
  { application_id: id, version }: Item,
  isAllowed: boolean,
): Promise<void> {
  const mark = (
    tx: Tx | Context['db'],
    state: 'done' | 'refused' | 'undone',
    set: { why?: string; left_version?: number; before?: string },
  ) =>
    tx
      .updateTable('pipeline_batch_items')
      .set({ state, ...set })
      .where('batch_id', '=', batch.id)
      .where('application_id', '=', id)
      .execute()
  try {
    if (!isAllowed) throw new Refused('not_allowed')
    await ctx.db.transaction().execute(async (tx) => {
      const before = await lock(tx, id, (query) => query.where('job_id', '=', batch.job_id))
      if (before.version !== version) throw new Refused('changed_meanwhile')
      const kept = await beforeMove(tx, id)
      await act(ctx, tx, batch, before)
      const { version: left_version } = await lock(tx, id, (query) => query)
      await mark(tx, 'done', { left_version, before: JSON.stringify(kept) })
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await mark(ctx.db, 'refused', { why: error.code })
  }
}

async function act(ctx: Context, tx: Tx, batch: Batch, application: Awaited<ReturnType<typeof lock>>): Promise<void> {
  const { phase, place = null, reason, tag = '', text = '' } = batch.asked as AskedOfBatch
  const author = ctx.me?.id ?? ''
  if (batch.action === 'message') {
    await addMessage(ctx, tx, application, { text, side: 'page', author })
    return
  }
  if (!isMove(batch.action)) return setTag(ctx, tx, application, { tag, on: batch.action === 'tag' })
  const to = phase as Stage
  const target = { ...application, stage: application.stage, tags: [] }
  must(mayDo(target, { action: batch.action as 'move', phase: to, place }, ctx.now()))
  if (place) await demandPlace(tx, application, place, to)
  await moveHeld(ctx, tx, application, to, { reason: reason ?? null, place })
}

const say = (ctx: Context, { id, job_id }: Batch) =>
  ctx.db.transaction().execute((tx) => publish(tx, [`applicants:${job_id}`], 'pipeline.batch_moved', id))
