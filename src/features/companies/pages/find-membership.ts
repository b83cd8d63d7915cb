import type { Context, CookieChange, Me, Membership, World } from '#platform/server/context.ts'
import { cookieNames, pageTokenAge } from '#platform/server/http/cookies.ts'
import { workedStates } from './page-states.ts'
import { type Capability, capabilityNames, scopeOf } from './role-rules.ts'

/**
 * A member's right to act for a page, for a day (seed §9): signed, of one session, and at every call checked against that session
 * and the membership. With the session it ends.
 */
export const makePageToken = (world: World, page: string, { id: user, session }: Pick<Me, 'id' | 'session'>) =>
  world.signer.sign('page', { page, user, session }, pageTokenAge)

/** What a page token says; null for one that is forged, too old, or of an earlier kind that belonged to no session. */
export async function readPageToken(world: World, token: string) {
  const facts = await world.signer.read('page', token)
  return typeof facts?.session === 'string' ? (facts as { page: string; user: string; session: string }) : null
}

/** The membership of a person on a page, while the membership holds. */
export const findMembership = async (world: World, page: string, person: Me): Promise<Membership | null> =>
  membershipOf(page, person, await readMember(world, page, person.id))

type Member = Awaited<ReturnType<typeof readMember>>

/** The row behind it. */
export const readMember = (world: Pick<World, 'db'>, page: string, user: string) =>
  world.db
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_members.page_id')
    .select(['role', 'allow', 'deny'])
    .where('page_id', '=', page)
    .where('user_id', '=', user)
    .where('page_members.state', '=', 'active')
    .where('pages.state', 'in', workedStates)
    .executeTakeFirst()

export function membershipOf(page: string, person: Me, row: Member): Membership | null {
  if (!row) return null
  const { id: member, xsrf } = person
  const scope = (capability: string) => scopeOf(capability as Capability, row)
  return { page, member, person, xsrf, role: row.role, may: (capability) => scope(capability) !== null, scope }
}

/** Whether two memberships are of the same page, and may the same there. */
export const isSame = (one: Membership | null, other: Membership | null): boolean =>
  one?.page === other?.page && capabilityNames.every((name) => one?.scope(name) === other?.scope(name))

/** Puts the page token and the chosen workspace into cookies (seed §4). */
export function enterWorkspace(ctx: Context, page: string, token: string): void {
  ctx.cookies.push(pageTokenCookie(token), {
    name: cookieNames.workspace,
    value: page,
    maxAge: 31_536_000,
    readable: true,
  })
}

export const pageTokenCookie = (value: string): CookieChange => ({
  name: cookieNames.pageToken,
  value,
  maxAge: pageTokenAge,
})
