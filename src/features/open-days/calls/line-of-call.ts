import { provenVisit, visitProven } from '#features/open-days/rooms/line-of-visit.ts'
import { atDeskStates } from '#features/open-days/rooms/rules.ts'
import type { Context, World } from '#platform/server/context.ts'

const purpose = 'line-of-call'

/** The live topic of a call: whoever is in it was given it, with an account or without. */
export const topicOfCall = (world: Pick<World, 'signer'>, visit: string): string =>
  `call:${provenVisit(world, purpose, visit)}`

/** Whether somebody may watch the line of a call: they know its name, and the talk goes on. */
export async function mayWatchCall(ctx: Context, name: string): Promise<boolean> {
  const visit = visitProven(ctx, purpose, name)
  if (!visit) return false
  const query = ctx.db.selectFrom('day_visits').select('id').where('id', '=', visit)
  return (await query.where('state', 'in', atDeskStates).executeTakeFirst()) !== undefined
}
