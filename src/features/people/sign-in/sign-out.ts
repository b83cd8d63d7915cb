import type { Context } from '#platform/server/context.ts'
import { clearCookies, sessionCookies } from '#platform/server/http/cookies.ts'

/** Ends this session on the server and in the browser; without one there is nothing to do. */
export async function signOut(ctx: Context) {
  const mine = ctx.me ?? ctx.locked
  if (mine) await ctx.db.deleteFrom('sessions').where('id', '=', mine.session).execute()
  clearCookies(ctx, sessionCookies)
  return { success: true as const }
}
