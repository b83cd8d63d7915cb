import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'
import { heldStates } from './drop-states.ts'

/** The team that answers CVs reads those it holds. */
export async function mayReadDroppedCv(ctx: Context, file: FileRow): Promise<boolean> {
  if (!ctx.membership?.may('drop.answer')) return false
  const held = await ctx.db
    .selectFrom('cv_drop_items')
    .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
    .select('cv_drop_items.id')
    .where('cv_drops.cv_id', '=', file.id)
    .where('page_id', '=', ctx.membership.page)
    .where('state', 'in', heldStates)
    .executeTakeFirst()
  return held !== undefined
}
