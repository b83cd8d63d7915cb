import { visitKey } from '#features/open-days/visits/find-visit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './called-contract.ts'
import { readRoom } from './read-room.ts'

/** Who sits at a desk already knows; of a school each of its people has a room. */
export async function showMyCall(ctx: Context): Promise<Given<typeof contract.showMyCall>> {
  const visit = await ctx.db
    .selectFrom('day_visits')
    .select(['id', 'day_id', 'called_desk_id', 'called_at'])
    .where('user_id', '=', found(ctx.me).id)
    .where('state', '=', 'called')
    .orderBy('called_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!visit?.called_desk_id) return { success: true, data: null }
  const { id, day_id, called_desk_id, called_at } = visit
  const room = await readRoom(ctx, day_id)
  const desk = room.desks.get(called_desk_id)
  if (!desk) return { success: true, data: null }
  const key = await visitKey(ctx, { visit: id })
  return {
    success: true,
    data: { key, title: room.titleIn(ctx), desk, called_at: called_at?.toISOString() ?? null },
  }
}
