import type { StaffCapability } from '#features/site/staff-rights/permissions.ts'
import { hasStaffRole } from '#features/site/staff-rights/staff-roles.ts'
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

/** All of the site's own people who may do this. */
export const staffWith = (ctx: Context, capability: StaffCapability): Promise<Recipient[]> =>
  ctx.db
    .selectFrom('users')
    .select(['id as user', 'name', 'email', 'phone', 'language'])
    .where(hasStaffRole(capability))
    .where('state', '=', 'active')
    .execute()
