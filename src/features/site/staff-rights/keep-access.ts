import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'

/** Looked at again within this time is the same look, in ms. */
const sameLook = 10 * 60_000

/** Writes down that one of the site's own people opened what is known of a person; the person reads it in an export. */
export async function keepAccess(ctx: Context, user: string): Promise<void> {
  const by_id = found(ctx.me).id
  if (user === by_id) return
  const now = ctx.now()
  const known = await ctx.db
    .selectFrom('personal_data_accesses')
    .select('id')
    .where('user_id', '=', user)
    .where('by_id', '=', by_id)
    .where('at', '>', new Date(now.getTime() - sameLook))
    .executeTakeFirst()
  if (known) return
  await ctx.db.insertInto('personal_data_accesses').values({ id: newId(), user_id: user, by_id, at: now }).execute()
}
