import type { Recipient } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import type { Needs } from '#platform/server/needs.ts'
import { type Capability, type Scope, scopeOf } from './role-rules.ts'

/** Somebody of the team, and how far the asked capability goes for this person. */
export type Teammate = Recipient & { user: string; scope: Scope; needs: Needs }

/** The active members of a page who may do this: whom to tell, whom to ask. */
export async function teamWith(ctx: Context, page: string, capability: Capability): Promise<Teammate[]> {
  const rows = await ctx.db
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['users.id as user', 'users.name', 'users.email', 'users.phone', 'users.language', 'role', 'allow', 'deny'])
    .where('page_id', '=', page)
    .where('page_members.state', '=', 'active')
    .where('users.state', '=', 'active')
    .execute()
  return rows.flatMap(({ role, allow, deny, ...person }) => {
    const scope = scopeOf(capability, { role, allow, deny })
    return scope ? [{ ...person, scope, needs: { page, capability } }] : []
  })
}
