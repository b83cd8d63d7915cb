import type { z } from 'zod'
import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { undoUntil } from '#features/hiring/applications/rules.ts'
import { toldReasons } from '#features/hiring/reject-reasons/reason-words.ts'
import type { Context } from '#platform/server/context.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Batch } from './batch-contract.ts'
import { isMove } from './batch-rules.ts'

export type AskedOfBatch = {
  phase?: string
  place?: string | null
  column?: string
  reason?: string
  tag?: string
  text?: string
}

/** A batch with what became of each, as whoever looks may see it. @throws Refused not_found */
export async function batchView(ctx: Context, id: string): Promise<z.input<typeof Batch>> {
  const batch = await findBatch(ctx, id)
  const asked = batch.asked as AskedOfBatch
  const rows = await ctx.db
    .selectFrom('pipeline_batch_items')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['application_id', 'applications.name', 'applications.language', 'state', 'why', isHidden.as('hidden')])
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
    told: await toldBy(ctx, batch.action, asked, ctx.language),
    told_in: await toldIn(ctx, asked, batch.action, told),
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

async function toldBy(
  ctx: Context,
  action: string,
  { reason, text }: AskedOfBatch,
  language: Language,
): Promise<string | null> {
  if (action === 'message') return text ?? null
  if (action !== 'reject' || !reason) return null
  return (await toldReasons(ctx, [reason], language)).get(reason) ?? null
}

/** What each reads in the own language, and how many; none where all read what whoever looks reads. */
async function toldIn(ctx: Context, asked: AskedOfBatch, action: string, rows: readonly { language: string }[]) {
  const all = []
  for (const language of languages) {
    const count = rows.filter((row) => row.language === language).length
    if (count > 0) all.push({ language, count, text: (await toldBy(ctx, action, asked, language)) ?? '' })
  }
  const own = await toldBy(ctx, action, asked, ctx.language)
  return all.every(({ text }) => text === own) ? [] : all
}
