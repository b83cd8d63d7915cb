import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'
import { readStates } from './day-states.ts'

/** A cover is seen by whoever sees its open day: everybody once it is out, before that the team. */
export async function mayReadDayCover(ctx: Context, file: FileRow): Promise<boolean> {
  if (ctx.membership?.page === file.page_id && ctx.membership.may('page.read')) return true
  const day = await ctx.db
    .selectFrom('open_days')
    .select('id')
    .where('id', '=', file.thing_id)
    .where('is_template', '=', false)
    .where('state', 'in', readStates)
    .executeTakeFirst()
  return day !== undefined
}
