import { openStates } from '#features/open-days/door/rules.ts'
import { lockDay } from '#features/open-days/open-days/find-day.ts'
import { inTurn } from '#features/open-days/visits/in-turn.ts'
import { moveVisit } from '#features/open-days/visits/move-visit.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { findDesk } from './find-desk.ts'
import { forgetRoom } from './read-room.ts'
import { atDeskStates } from './rules.ts'
import { nextInQueue } from './select-queue.ts'
import { readDesk } from './show-desk.ts'

/**
 * Calls whoever is next. The day is held while it is decided: two desks that press at once call two people.
 * @throws Refused not_found · open_day_state · desk_paused · desk_busy · queue_empty
 */
export async function callNext(
  ctx: Context,
  asked: Taken<typeof contract.callNext>,
): Promise<Given<typeof contract.callNext>> {
  const call = async (tx: Tx) => {
    await lockDay(tx, asked.day)
    const desk = await findDesk(ctx, tx, asked)
    if (!openStates.includes(desk.state)) throw new Refused('open_day_state')
    if (desk.paused_at) throw new Refused('desk_paused')
    const sitting = tx.selectFrom('day_visits').select('id').where('called_desk_id', '=', desk.id)
    if (await sitting.where('state', 'in', atDeskStates).executeTakeFirst()) throw new Refused('desk_busy')
    const next = await nextInQueue(ctx, tx, { day: desk.day_id, page: desk.page_id, team: desk.queue })
    if (!next) throw new Refused('queue_empty')
    const set = {
      called_desk_id: desk.id,
      called_at: ctx.now(),
      calls: next.calls + 1,
      began_at: null,
    }
    await moveVisit(ctx, tx, next, { event: 'call', side: 'team', set })
  }
  await inTurn(asked.day, () => ctx.db.transaction().execute(call))
  forgetRoom(ctx, asked.day)
  return { success: true, data: await readDesk(ctx, asked) }
}
