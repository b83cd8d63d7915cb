import type { Context } from '#platform/server/context.ts'
import type { Recipient } from './notice.ts'

/** A person with an account, as somebody to tell; null when the account is gone or asleep. */
export async function recipient(ctx: Context, user: string): Promise<Recipient | null> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id as user', 'name', 'email', 'phone', 'language'])
    .where('id', '=', user)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row ?? null
}

/** All site admins. */
export const admins = (ctx: Context): Promise<Recipient[]> =>
  ctx.db
    .selectFrom('users')
    .select(['id as user', 'name', 'email', 'phone', 'language'])
    .where('role_cp', '=', 1)
    .where('state', '=', 'active')
    .execute()
