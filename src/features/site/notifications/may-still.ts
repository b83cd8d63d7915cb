import type { Context } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import type { Recipient } from './notice.ts'

/** Whoever left a team, or may less than before, is told nothing more of its things, not even what waited for its time. */
export const mayStill = async (ctx: Context, { user, needs }: Recipient): Promise<boolean> =>
  !needs || (user !== null && partsOf(ctx).mayStill(ctx, user, needs))
