import { timingSafeEqual } from 'node:crypto'
import { atDeskStates } from '#features/open-days/rooms/rules.ts'
import type { Context, World } from '#platform/server/context.ts'
import { isId } from '#platform/shared/ids.ts'

const proofOf = ({ signer }: Pick<World, 'signer'>, visit: string) => signer.fingerprint('line-of-call', visit)

/** The live topic of a call: whoever is in it was given it, with an account or without. */
export const topicOfCall = (world: Pick<World, 'signer'>, visit: string): string =>
  `call:${visit}.${proofOf(world, visit).toString('base64url')}`

/** Whether somebody may watch the line of a call: they know its name, and the talk goes on. */
export async function mayWatchCall(ctx: Context, id: string): Promise<boolean> {
  const [visit = '', proof = ''] = id.split('.', 2)
  const [given, expected] = [Buffer.from(proof, 'base64url'), proofOf(ctx, visit)]
  if (!isId(visit) || given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const query = ctx.db.selectFrom('day_visits').select('id').where('id', '=', visit)
  return (await query.where('state', 'in', atDeskStates).executeTakeFirst()) !== undefined
}
