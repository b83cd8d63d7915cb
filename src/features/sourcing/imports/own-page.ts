import { findMembership } from '#features/companies/pages/find-membership.ts'
import { workedStates } from '#features/companies/pages/page-states.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

/**
 * For which company a user imports: the workspace of the request, else the oldest of the own companies that lets them (the fixed
 * calls carry the user's credential alone). @throws Refused not_allowed
 */
export async function importingFor(ctx: Context): Promise<Membership> {
  const chosen = ctx.membership ?? (await firstOf(ctx))
  if (!chosen?.may('import')) throw new Refused('not_allowed')
  return chosen
}

/** The same for an address that names the company. @throws Refused not_found: none of the own · not_allowed */
export async function importingAt(ctx: Context, page: string): Promise<Membership> {
  const own = ctx.membership?.page === page ? ctx.membership : await findMembership(ctx, page, found(ctx.me))
  if (!own) throw new Refused('not_found')
  if (!own.may('import')) throw new Refused('not_allowed')
  return own
}

async function firstOf(ctx: Context): Promise<Membership | null> {
  const me = found(ctx.me)
  const rows = await ctx.db
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_members.page_id')
    .select('page_id')
    .where('user_id', '=', me.id)
    .where('page_members.state', '=', 'active')
    .where('pages.state', 'in', workedStates)
    .orderBy('page_members.created_at')
    .execute()
  for (const { page_id } of rows) {
    const membership = await findMembership(ctx, page_id, me)
    if (membership?.may('import')) return membership
  }
  return null
}
