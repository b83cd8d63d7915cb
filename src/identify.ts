import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import {
  findMembership,
  isSame,
  makePageToken,
  membershipOf,
  pageTokenCookie,
  readMember,
  readPageToken,
} from '#features/companies/pages/find-membership.ts'
import { keepAhead, readFrame } from '#features/front/session/check-session.ts'
import { check } from '#features/front/session/contract.ts'
import { findSession, findSessionById } from '#features/people/accounts/sessions.ts'
import type { Context, Me, Membership } from '#platform/server/context.ts'
import type { Credentials, Identified, Identify } from '#platform/server/http/request-context.ts'
import type { Settings } from '#platform/server/settings.ts'
import { isId } from '#platform/shared/ids.ts'

type Last = { me: Me; membership: Membership | null }

/** Who came by the same credentials last, of each site. Nobody is let in by it: it says of whom to ask before it is known who asks. */
const lastOn = new WeakMap<Settings, LRUCache<string, Last>>()

/**
 * Who asks, and for which company page. A page token alone names its member too (calls.md, "Page credential"), for as long as the
 * session lives that it was made in. A locked session is nobody's: whatever needs somebody answers 401 `locked`, and the
 * page of that person is closed with it.
 */
export const identify: Identify = async (ctx, credentials) => {
  const { token, pageToken, workspace } = credentials
  const held = pageToken ? await readPageToken(ctx, pageToken) : null
  const key = keyOf(token, held, workspace)
  const lastBy = lastComers(ctx)
  const last = lastBy.get(key)
  const ahead = last ? askAhead(ctx, credentials, last) : null
  const found = token ? await findSession(ctx, token) : null
  if (found?.isLocked) return { me: null, membership: null, locked: found.person }
  const me = found?.person ?? null
  if (me) {
    const who = await atWork(ctx, me, { held, workspace, ahead })
    lastBy.set(key, { me, membership: who.membership })
    if (ahead?.frame && ahead.of.me.id === me.id && isSame(ahead.of.membership, who.membership))
      keepAhead(me, ahead.frame)
    return who
  }
  const own = held ? await findSessionById(ctx, held.session) : null
  if (!held || own?.person.id !== held.user) return nobody
  if (own.isLocked) return { ...nobody, locked: own.person }
  return { ...nobody, membership: await findMembership(ctx, held.page, own.person) }
}

function lastComers({ settings }: Context): LRUCache<string, Last> {
  const known = lastOn.get(settings)
  if (known) return known
  const made = new LRUCache<string, Last>({ max: 5_000, ttl: 600_000 })
  lastOn.set(settings, made)
  return made
}

const nobody: Identified = { me: null, membership: null, locked: null }

type Held = { page: string; user: string; session: string } | null

/** A page token is made anew with every check; what it says stays. */
const keyOf = (token: string | null, held: Held, workspace: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([token, held?.page, held?.user, held?.session, workspace]))
    .digest('base64')

type Ahead = ReturnType<typeof askAhead>

/** What will be asked of whoever came last by these credentials, in the same moment in which is asked whose they are. */
function askAhead(ctx: Context, { call }: Credentials, last: Last) {
  const { me, membership } = last
  const member = membership ? readMember(ctx, membership.page, me.id) : null
  const frame = call === null || call === check ? readFrame({ ...ctx, ...last }, me) : null
  // where it turns out to be of somebody else, nobody is told that it failed
  for (const one of [member, frame]) one?.catch(() => {})
  return { of: last, member, frame }
}

/**
 * Somebody signed in, with a page token of this very session; one of somebody else counts for nothing. A browser whose token ran out
 * goes on at the page it had chosen: it is given the next one beside the answer.
 */
async function atWork(
  ctx: Context,
  me: Me,
  { held, workspace, ahead }: { held: Held; workspace: Credentials['workspace']; ahead: Ahead | null },
): Promise<Identified> {
  const of = async (page: string) =>
    ahead?.member && ahead.of.me.id === me.id && ahead.of.membership?.page === page
      ? membershipOf(page, me, await ahead.member)
      : findMembership(ctx, page, me)
  if (held && held.user === me.id && held.session === me.session)
    return { me, membership: await of(held.page), locked: null }
  const page = held && held.user !== me.id ? null : workspace
  const membership = page && isId(page) ? await of(page) : null
  const cookies = membership ? [pageTokenCookie(await makePageToken(ctx, membership.page, me))] : []
  return { me, membership, locked: null, cookies }
}
