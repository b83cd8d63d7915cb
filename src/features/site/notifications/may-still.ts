import type { Context } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import type { Notice } from './notice.ts'

/**
 * Whoever left a team, or may less than before, is told nothing more of its things, and nobody what is not so any more: a job to
 * look at that was taken back. Not even what waited for its time.
 */
export async function mayStill(ctx: Context, { to: { user, needs }, asLongAs }: Notice): Promise<boolean> {
  const { mayStill: may, stillSo } = partsOf(ctx)
  if (needs && !(user !== null && (await may(ctx, user, needs)))) return false
  return !asLongAs || ((await stillSo.get(asLongAs.what)?.(ctx, asLongAs.id)) ?? true)
}
