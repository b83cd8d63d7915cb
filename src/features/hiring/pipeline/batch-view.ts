import type { z } from 'zod'
import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { undoUntil } from '#features/hiring/applications/rules.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Batch } from './batch-contract.ts'
import { isMove } from './batch-rules.ts'
import { type AskedOfBatch, toldOf } from './batch-told.ts'

/** A batch with what became of each, as whoever looks may see it. @throws Refused not_found */
export async function batchView(ctx: Context, id: string): Promise<z.input<typeof Batch>> {
  const batch = await findBatch(ctx, id)
  const asked = batch.asked as AskedOfBatch
  const rows = await ctx.db
    .selectFrom('pipeline_batch_items')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select([
      'application_id',
      'applications.name',
      'applications.language',
      'applications.stage',
      'state',
      'why',
      isHidden.as('hidden'),
    ])
    .where('batch_id', '=', id)
    .orderBy('pipeline_batch_items.position')
    .execute()
  const counts = { waiting: 0, done: 0, refused: 0, undone: 0 }
  for (const { state } of rows) counts[state]++
  const told = rows.filter(({ state }) => state !== 'refused')
  const isUndoable = isMove(batch.action) && batch.state === 'done' && batch.done_at !== null
  return {
    id,
    action: batch.action,
    state: batch.state,
    ...(await toldOf(ctx, { ...batch, asked }, told)),
    column: asked.column ?? null,
    tag: asked.tag ?? null,
    items: rows.map(({ application_id, name, state, why, hidden }) => ({
      application: application_id,
      name: hidden ? hiddenName(application_id) : name,
      state: state,
      why: why && ctx.wording.say(ctx.language, `refusals.${why}`, {}),
    })),
    counts,
    undo_until: isUndoable ? undoUntil(batch.done_at as Date).toISOString() : null,
  }
}

/** A batch of the own page. @throws Refused not_found */
export const findBatch = async (ctx: Context, id: string) =>
  found(
    await ctx.db
      .selectFrom('pipeline_batches')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', found(ctx.membership).page)
      .where('user_id', '=', found(ctx.membership).member)
      .executeTakeFirst(),
  )
