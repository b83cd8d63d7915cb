import { enterWorkspace, makePageToken } from '#features/companies/pages/find-membership.ts'
import { workedStates } from '#features/companies/pages/page-states.ts'
import { allOf } from '#features/companies/pages/role-rules.ts'
import { balancesOf } from '#features/money/ledger/ledger.ts'
import { displayOf } from '#features/people/accounts/display.ts'
import { allOfStaff } from '#features/site/staff-rights/permissions.ts'
import { rolesOfUser } from '#features/site/staff-rights/staff-roles.ts'
import { countWaiting } from '#features/sourcing/cv-drops/list-drops.ts'
import { countConnections } from '#features/talk/connections/select-connections.ts'
import { groupsOf } from '#features/talk/threads/groups-of.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** What the shell of every signed-in screen needs, in one answer (seed §3). @throws Refused no_session · locked */
export async function checkSession(ctx: Context): Promise<Given<typeof contract.check>> {
  if (!ctx.me) throw new Refused(ctx.locked ? 'locked' : 'no_session')
  const { me } = ctx
  const user = me.id
  const [row, pages, unread, groups, connections, roles] = await Promise.all([
    ctx.db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirstOrThrow(),
    pagesOf(ctx, user),
    countUnread(ctx, user),
    groupsOf(ctx),
    countConnections(ctx.db, user, 'accepted', ctx.now()),
    rolesOfUser(ctx.db, user),
  ])
  const membership = ctx.membership && pages.find(({ page_id }) => page_id === ctx.membership?.page)
  const pending_drops =
    membership && allOf(membership).includes('drop.answer') ? await countWaiting(ctx, membership.page_id) : 0
  const own = await Promise.all(
    pages.map(async ({ page_id, name, role, kind }) => ({
      ...{ page_id, name, role, kind },
      page_token: await makePageToken(ctx, page_id, me),
    })),
  )
  // a guest of single jobs sees nothing of the page's own
  const isTeam = membership && allOf(membership).includes('page.read')
  const balances = isTeam ? await balancesOf(ctx.db, membership.page_id, ctx.now()) : { coin: 0, cv: 0, sms: 0 }
  // the token of the active page lives a day from now on, so that it never runs out while one works (seed §4)
  const active = own.find(({ page_id }) => page_id === membership?.page_id)
  if (active) enterWorkspace(ctx, active.page_id, active.page_token)
  return {
    success: true,
    is_agent: row.is_agent,
    pages: own,
    display: displayOf(row),
    chat_groups: groups,
    is_logged_in: true,
    is_page: Boolean(membership),
    page_id: membership?.page_id ?? null,
    coins: balances.coin,
    cv_credit: balances.cv,
    connections,
    pending_drops,
    sms: balances.sms,
    language: row.language,
    post_permission: Math.min(row.post_permission, membership?.post_permission ?? row.post_permission),
    email_verified: row.email_verified_at !== null,
    may: membership ? allOf(membership) : [],
    staff_may: allOfStaff(roles),
    staff_roles: roles,
    unread,
    guise: me.guise ? { until: me.guise.until.toISOString() } : null,
  }
}

const pagesOf = (ctx: Context, user: string) =>
  ctx.db
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_members.page_id')
    .select(['pages.id as page_id', 'pages.name', 'pages.kind', 'pages.post_permission', 'role', 'allow', 'deny'])
    .where('user_id', '=', user)
    .where('page_members.state', '=', 'active')
    .where('pages.state', 'in', workedStates)
    .orderBy('page_members.created_at')
    .execute()

async function countUnread(ctx: Context, user: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
