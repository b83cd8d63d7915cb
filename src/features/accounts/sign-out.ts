import type { Context } from '#platform/server/context.ts'
import { clearCookies } from './sessions.ts'

/** Ends this session on the server and in the browser; without one there is nothing to do. */
export async function signOut(ctx: Context) {
  if (ctx.me) await ctx.db.deleteFrom('sessions').where('id', '=', ctx.me.session).execute()
  clearCookies(ctx)
  return { success: true as const }
}
