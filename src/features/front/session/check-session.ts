import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { enterWorkspace, makePageToken } from '#features/companies/pages/find-membership.ts'
import { workedStates } from '#features/companies/pages/page-states.ts'
import { allOf } from '#features/companies/pages/role-rules.ts'
import { balancesOf } from '#features/money/ledger/ledger.ts'
import { displayOf } from '#features/people/accounts/display.ts'
import { zoneOfPerson } from '#features/site/lookups/zones.ts'
import { allOfStaff } from '#features/site/staff-rights/permissions.ts'
import { listedOfUser, rolesOf } from '#features/site/staff-rights/staff-roles.ts'
import { waitingOf } from '#features/sourcing/cv-drops/list-drops.ts'
import { inList } from '#features/talk/connections/select-connections.ts'
import { groupsOf } from '#features/talk/threads/groups-of.ts'
import type { Context, Me } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** What the shell of every signed-in screen needs, in one answer (seed §3). @throws Refused no_session · locked */
export async function checkSession(ctx: Context): Promise<Given<typeof contract.check>> {
  if (!ctx.me) throw new Refused(ctx.locked ? 'locked' : 'no_session')
  const { me } = ctx
  const [row, groups, free] = await (takeAhead(me) ?? readFrame(ctx, me))
  const { pages } = row
  const membership = ctx.membership && pages.find(({ page_id }) => page_id === ctx.membership?.page)
  const roles = rolesOf(row)
  const own = await Promise.all(
    pages.map(async ({ page_id, name, role, kind }) => ({
      ...{ page_id, name, role, kind },
      page_token: await makePageToken(ctx, page_id, me),
    })),
  )
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
    coins: free.coin,
    cv_credit: free.cv,
    connections: row.connections ?? 0,
    pending_drops: row.pending_drops ?? 0,
    sms: free.sms,
    language: row.language,
    zone: zoneOfPerson(membership?.country_id ?? row.country_id),
    post_permission: Math.min(row.post_permission, membership?.post_permission ?? row.post_permission),
    email_verified: row.email_verified_at !== null,
    may: membership ? allOf(membership) : [],
    staff_may: allOfStaff(roles),
    staff_roles: roles,
    unread: row.unread ?? 0,
    guise: me.guise ? { until: me.guise.until.toISOString() } : null,
  }
}

/** All that is read for it. */
export const readFrame = (ctx: Context, { id }: Me) => Promise.all([readAll(ctx, id), groupsOf(ctx), balances(ctx)])

type Frame = ReturnType<typeof readFrame>
const ahead = new WeakMap<Me, Frame>()

/** What was read in the same moment in which was found out who asks; it answers the first check of the request. */
export const keepAhead = (me: Me, frame: Frame) => void ahead.set(me, frame)

function takeAhead(me: Me): Frame | undefined {
  const frame = ahead.get(me)
  ahead.delete(me)
  return frame
}

/** In one question: every signed-in page asks it. */
function readAll(ctx: Context, user: string) {
  const page = ctx.membership?.may('drop.answer') ? ctx.membership.page : null
  return ctx.db
    .selectFrom('users')
    .selectAll('users')
    .select(listedOfUser.as('listed'))
    .select((eb) => [
      jsonArrayFrom(pagesOf(ctx, user)).as('pages'),
      eb
        .selectFrom('notifications')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('user_id', '=', user)
        .where('read_at', 'is', null)
        .as('unread'),
      eb
        .selectFrom('connections')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where(inList('accepted', user, ctx.now()))
        .as('connections'),
      (page ? waitingOf(ctx, page) : sql<number>`0`).as('pending_drops'),
    ])
    .where('users.id', '=', user)
    .executeTakeFirstOrThrow()
}

const pagesOf = ({ db }: Context, user: string) =>
  db
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_members.page_id')
    .select([
      'pages.id as page_id',
      'pages.name',
      'pages.kind',
      'pages.country_id',
      'pages.post_permission',
      'role',
      'allow',
      'deny',
    ])
    .where('user_id', '=', user)
    .where('page_members.state', '=', 'active')
    .where('pages.state', 'in', workedStates)
    .orderBy('page_members.created_at')

/** A guest of single jobs sees nothing of the page's own. */
const balances = async (ctx: Context) =>
  ctx.membership?.may('page.read') ? balancesOf(ctx.db, ctx.membership.page, ctx.now()) : { coin: 0, cv: 0, sms: 0 }
