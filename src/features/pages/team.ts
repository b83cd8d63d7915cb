import type { Recipient } from '#features/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { type Capability, mayOnPage } from './permissions.ts'

/** The active members of a page who may do this: whom to tell, whom to ask. */
export async function teamWith(ctx: Context, page: string, capability: Capability): Promise<Recipient[]> {
  const rows = await ctx.db
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['users.id as user', 'users.name', 'users.email', 'users.phone', 'users.language', 'role', 'allow', 'deny'])
    .where('page_id', '=', page)
    .where('page_members.state', '=', 'active')
    .where('users.state', '=', 'active')
    .execute()
  return rows.filter((row) => mayOnPage(capability, row)).map(({ role: _, allow: __, deny: ___, ...person }) => person)
}
