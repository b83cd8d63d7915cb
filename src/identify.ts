import { findSession } from '#features/accounts/sessions.ts'
import { findSeat } from '#features/pages/seats.ts'
import type { Identify } from '#platform/server/http/request-context.ts'

/**
 * Who asks, and for which company page. A page token alone names its member too (calls.md, "Page credential"). A locked
 * session is nobody's: whatever needs somebody answers 401 `locked`, and the page of that person is closed with it.
 */
export const identify: Identify = async (world, { token, pageToken }) => {
  const found = token ? await findSession(world, token) : null
  if (found?.isLocked) return { me: null, seat: null, locked: found.person }
  const me = found?.person ?? null
  const seat = pageToken ? await findSeat(world, pageToken, me) : null
  return { me, seat, locked: null }
}
