import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'
import type { AccessReason } from './rules.ts'
import { rolesOfUser } from './staff-roles.ts'

/** Looked at again within this time is the same look, in ms. */
const sameLook = 10 * 60_000

/**
 * Writes down that one of the site's own people opened what is known of people, on what occasion and in which role; each of them
 * reads it in the settings and in an export. Nobody's look at themselves is written down.
 */
export async function keepAccess(ctx: Context, why: AccessReason, people: readonly string[]): Promise<void> {
  const by_id = found(ctx.me).id
  const others = [...new Set(people)].filter((user) => user !== by_id)
  if (others.length === 0) return
  const now = ctx.now()
  const known = await ctx.db
    .selectFrom('personal_data_accesses')
    .select('user_id')
    .where('user_id', 'in', others)
    .where('by_id', '=', by_id)
    .where('at', '>', new Date(now.getTime() - sameLook))
    // to see the site as somebody is more than to look at them
    .$if(why === 'guise', (looks) => looks.where('why', '=', 'guise'))
    .execute()
  const fresh = others.filter((user) => !known.some(({ user_id }) => user_id === user))
  if (fresh.length === 0) return
  const [role = null] = await rolesOfUser(ctx.db, by_id)
  await ctx.db
    .insertInto('personal_data_accesses')
    .values(fresh.map((user_id) => ({ id: newId(), user_id, by_id, why, role, at: now })))
    .execute()
}
