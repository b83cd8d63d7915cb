import { openStates } from '#features/open-days/door/rules.ts'
import { lockOwnDay } from '#features/open-days/open-days/find-day.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { dayAnnounced } from './events.ts'
import { forgetRoom } from './read-room.ts'
import type * as contract from './seating-contract.ts'

/** @throws Refused not_found · open_day_state */
export async function announce(
  ctx: Context,
  { day: id, words }: Taken<typeof contract.announce>,
): Promise<Given<typeof contract.announce>> {
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    if (!openStates.includes(day.state)) throw new Refused('open_day_state')
    const by_id = ctx.me?.id ?? null
    await tx
      .insertInto('open_day_announcements')
      .values({ id: newId(), day_id: day.id, words, by_id, at: ctx.now() })
      .execute()
    await emit(ctx, tx, dayAnnounced, { day: day.id, page: day.page_id, words })
  })
  forgetRoom(ctx, id)
  return { success: true }
}
