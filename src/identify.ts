import { findSession } from '#features/accounts/sessions.ts'
import { findSeat } from '#features/pages/seats.ts'
import type { Identify } from '#platform/server/http/request-context.ts'

/** Who asks, and for which company page. A page token alone names its member too (calls.md, "Page credential"). */
export const identify: Identify = async (world, { token, pageToken }) => {
  const me = token ? await findSession(world, token) : null
  const seat = pageToken ? await findSeat(world, pageToken, me) : null
  return { me, seat }
}
