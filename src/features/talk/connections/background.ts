import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { keptDays } from './rules.ts'

/** Requests that came to nothing, and connections that ended, are forgotten. */
export const forgetOldConnections = backgroundTask('forget-old-connections', z.object({}), async (ctx) => {
  await ctx.db
    .deleteFrom('connections')
    .where('asked_at', '<', new Date(ctx.now().getTime() - keptDays * 86_400_000))
    .where((eb) => eb.or([eb('state', '<>', 'accepted'), eb('ended_at', 'is not', null)]))
    .execute()
})
