import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { memberStates } from './contract.ts'
import { enterWorkspace, makePageToken } from './find-membership.ts'
import { isWithin } from './jobs-within.ts'
import { workedStates } from './page-states.ts'
import { cardOf, selectPages } from './page-view.ts'
import { type Rights, scopeOf } from './role-rules.ts'

/** The pages somebody works on, asked to join, or is suspended from. */
export async function myPages(ctx: Context): Promise<Given<typeof contract.myPages>> {
  const { id: user } = found(ctx.me)
  const rows = await selectPages(ctx.db)
    .innerJoin('page_members', 'page_members.page_id', 'pages.id')
    .select(['page_members.role', 'allow', 'deny', 'page_members.state as membership'])
    .select(otherOwner(user).as('other_owner'))
    .where('page_members.user_id', '=', user)
    .where('pages.state', 'in', workedStates)
    .orderBy('page_members.created_at')
    .execute()
  const waiting = await Promise.all(rows.map((row) => countWaiting(ctx, user, row)))
  return {
    success: true,
    data: rows.map((row, at) => ({
      ...cardOf(ctx, row),
      role: row.role,
      membership: row.membership as (typeof memberStates)[number],
      state_why: row.state_why,
      waiting: waiting[at] ?? 0,
      may_leave: row.role !== 'owner' || row.membership !== 'active' || row.other_owner,
    })),
  }
}

/** Whom nobody has moved yet, of those a member may know of: the others would be news that leads nowhere. */
async function countWaiting({ db }: Context, user: string, member: Rights & { id: string; membership: string }) {
  const scope = member.membership === 'active' ? scopeOf('applicant.count', member) : null
  if (scope === null) return 0
  const { count } = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('applications.page_id', '=', member.id)
    .where('stage', '=', 'submitted')
    .where(isWithin(scope, user))
    .executeTakeFirstOrThrow()
  return count
}

const otherOwner = (user: string) =>
  sql<boolean>`exists (select 1 from page_members other join users on users.id = other.user_id
    where other.page_id = pages.id and other.user_id <> ${user} and other.role = 'owner' and other.state = 'active'
      and users.state = 'active')`

/** Goes to work for a page. @throws Refused not_found: no active member of it */
export async function choosePage(
  ctx: Context,
  { page }: Taken<typeof contract.choosePage>,
): Promise<Given<typeof contract.choosePage>> {
  const me = found(ctx.me)
  found(
    await ctx.db
      .selectFrom('page_members')
      .select('role')
      .where('page_id', '=', page)
      .where('user_id', '=', me.id)
      .where('state', '=', 'active')
      .executeTakeFirst(),
  )
  const token = await makePageToken(ctx, page, me)
  enterWorkspace(ctx, page, token)
  return { success: true, page_token: token }
}
