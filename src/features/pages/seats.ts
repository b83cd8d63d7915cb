import type { Context, Me, Seat, World } from '#platform/server/context.ts'
import { cookieNames, pageTokenAge } from '#platform/server/http/cookies.ts'
import { workedStates } from './page-states.ts'
import { type Capability, reachOf } from './permissions.ts'

/** A member's right to act for a page, for a day (seed §9): signed, and checked against the membership at every call. */
export const makePageToken = (world: World, page: string, user: string): Promise<string> =>
  world.signer.sign('page', { page, user }, pageTokenAge)

/** The seat a page token stands for, while the membership holds; a token of somebody else counts for nothing. */
export async function findSeat(world: World, token: string, me: Me | null): Promise<Seat | null> {
  const facts = await world.signer.read('page', token)
  if (!facts || (me && me.id !== facts.user)) return null
  const row = await world.db
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_members.page_id')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['role', 'allow', 'deny'])
    .where('page_id', '=', facts.page as string)
    .where('user_id', '=', facts.user as string)
    .where('page_members.state', '=', 'active')
    .where('users.state', '=', 'active')
    .where('pages.state', 'in', workedStates)
    .executeTakeFirst()
  if (!row) return null
  return {
    page: facts.page as string,
    member: facts.user as string,
    role: row.role,
    may: (capability) => reachOf(capability as Capability, row) !== null,
    reach: (capability) => reachOf(capability as Capability, row),
  }
}

/** Puts the page token and the chosen workspace into cookies (seed §4). */
export function takeSeat(ctx: Context, page: string, token: string): void {
  ctx.cookies.push(
    { name: cookieNames.pageToken, value: token, maxAge: pageTokenAge },
    { name: cookieNames.workspace, value: page, maxAge: 31_536_000, readable: true },
  )
}
