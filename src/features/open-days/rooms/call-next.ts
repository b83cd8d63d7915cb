import { openStates } from '#features/open-days/door/rules.ts'
import { moveVisit } from '#features/open-days/visits/move-visit.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { holdDesk } from './find-desk.ts'
import { forgetRoom } from './read-room.ts'
import { atDeskStates } from './rules.ts'
import { holdNext } from './select-queue.ts'
import { readDesk } from './show-desk.ts'

/**
 * Calls whoever is next. The desk is held, so that a second press calls nobody else, and whoever is called, so that two desks call
 * two people; the day is not: a rush at the door keeps no desk waiting.
 * @throws Refused not_found · open_day_state · desk_paused · desk_busy · queue_empty
 */
export async function callNext(
  ctx: Context,
  asked: Taken<typeof contract.callNext>,
): Promise<Given<typeof contract.callNext>> {
  await ctx.db.transaction().execute((tx) => call(ctx, tx, asked))
  forgetRoom(ctx, asked.day)
  return { success: true, data: await readDesk(ctx, asked) }
}

async function call(ctx: Context, tx: Tx, asked: Taken<typeof contract.callNext>): Promise<void> {
  const desk = await holdDesk(ctx, tx, asked)
  if (!openStates.includes(desk.state)) throw new Refused('open_day_state')
  if (desk.paused_at) throw new Refused('desk_paused')
  const sitting = tx.selectFrom('day_visits').select('id').where('called_desk_id', '=', desk.id)
  if (await sitting.where('state', 'in', atDeskStates).executeTakeFirst()) throw new Refused('desk_busy')
  const next = await holdNext(ctx, tx, { day: desk.day_id, page: desk.page_id, team: desk.queue, way: desk.way })
  if (!next) throw new Refused('queue_empty')
  const set = {
    called_desk_id: desk.id,
    called_at: ctx.now(),
    calls: next.calls + 1,
    began_at: null,
  }
  await moveVisit(ctx, tx, next, { event: 'call', side: 'team', set })
}
