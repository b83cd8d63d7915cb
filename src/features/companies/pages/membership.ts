import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { memberStates } from './contract.ts'
import { enterWorkspace, makePageToken } from './find-membership.ts'
import { workedStates } from './page-states.ts'
import { cardOf, selectPages } from './page-view.ts'
import { mayOnPage } from './role-rules.ts'

/** The pages somebody works on, asked to join, or is suspended from. */
export async function myPages(ctx: Context): Promise<Given<typeof contract.myPages>> {
  const rows = await selectPages(ctx.db)
    .innerJoin('page_members', 'page_members.page_id', 'pages.id')
    .select(['page_members.role', 'allow', 'deny', 'page_members.state as membership'])
    .select((eb) =>
      eb
        .selectFrom('applications')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('applications.page_id', '=', 'pages.id')
        .where('stage', '=', 'submitted')
        .as('waiting'),
    )
    .select(otherOwner(found(ctx.me).id).as('other_owner'))
    .where('page_members.user_id', '=', found(ctx.me).id)
    .where('pages.state', 'in', workedStates)
    .orderBy('page_members.created_at')
    .execute()
  return {
    success: true,
    data: rows.map((row) => ({
      ...cardOf(ctx, row),
      role: row.role,
      membership: row.membership as (typeof memberStates)[number],
      state_why: row.state_why,
      waiting: row.membership === 'active' && mayOnPage('applicant.count', row) ? (row.waiting ?? 0) : 0,
      may_leave: row.role !== 'owner' || row.membership !== 'active' || row.other_owner,
    })),
  }
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
