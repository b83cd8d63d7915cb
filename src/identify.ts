import {
  findMembership,
  makePageToken,
  pageTokenCookie,
  readPageToken,
} from '#features/companies/pages/find-membership.ts'
import { findSession, findSessionById } from '#features/people/accounts/sessions.ts'
import type { Me, World } from '#platform/server/context.ts'
import type { Credentials, Identified, Identify } from '#platform/server/http/request-context.ts'
import { isId } from '#platform/shared/ids.ts'

/**
 * Who asks, and for which company page. A page token alone names its member too (calls.md, "Page credential"), for as long as the
 * session lives that it was made in. A locked session is nobody's: whatever needs somebody answers 401 `locked`, and the
 * page of that person is closed with it.
 */
export const identify: Identify = async (world, { token, pageToken, workspace }) => {
  const found = token ? await findSession(world, token) : null
  if (found?.isLocked) return { me: null, membership: null, locked: found.person }
  const me = found?.person ?? null
  const held = pageToken ? await readPageToken(world, pageToken) : null
  if (me) return atWork(world, me, held, workspace)
  const own = held ? await findSessionById(world, held.session) : null
  if (!held || own?.person.id !== held.user) return nobody
  if (own.isLocked) return { ...nobody, locked: own.person }
  return { ...nobody, membership: await findMembership(world, held.page, own.person) }
}

const nobody: Identified = { me: null, membership: null, locked: null }

type Held = { page: string; user: string; session: string } | null

/**
 * Somebody signed in, with a page token of this very session; one of somebody else counts for nothing. A browser whose token ran out
 * goes on at the page it had chosen: it is given the next one beside the answer.
 */
async function atWork(world: World, me: Me, held: Held, workspace: Credentials['workspace']): Promise<Identified> {
  if (held && held.user === me.id && held.session === me.session)
    return { me, membership: await findMembership(world, held.page, me), locked: null }
  const page = held && held.user !== me.id ? null : workspace
  const membership = page && isId(page) ? await findMembership(world, page, me) : null
  const cookies = membership ? [pageTokenCookie(await makePageToken(world, membership.page, me))] : []
  return { me, membership, locked: null, cookies }
}
