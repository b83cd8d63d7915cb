import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'

/** Sessions and keys that have run out are no use to anybody, and would be to a thief of backups. */
export const forgetOldSessions = backgroundTask('forget-old-sessions', z.object({}), async (ctx) => {
  await ctx.db.deleteFrom('sessions').where('expires_at', '<', ctx.now()).execute()
  await ctx.db.deleteFrom('tickets').where('expires_at', '<', ctx.now()).execute()
  await ctx.db.deleteFrom('text_codes').where('expires_at', '<', ctx.now()).execute()
  await ctx.db.deleteFrom('one_time_keys').where('expires_at', '<', ctx.now()).execute()
})
