import { lockOwnDay } from '#features/open-days/open-days/find-day.ts'
import { setSpan } from '#features/open-days/open-days/project-day.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { dayExtended } from './events.ts'
import { mostLonger } from './rules.ts'
import type * as contract from './seating-contract.ts'

const aMinute = 60_000

/** Goes on so many minutes longer than planned, or than now where the hours are over. @throws Refused not_found · open_day_state · invalid too long */
export async function extendDay(
  ctx: Context,
  { day: id, minutes }: Taken<typeof contract.extendDay>,
): Promise<Given<typeof contract.extendDay>> {
  const until = await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    if (day.state !== 'live') throw new Refused('open_day_state')
    const end = found(day.ends_at).getTime()
    const late = Math.max(0, Math.ceil((ctx.now().getTime() - end) / aMinute))
    const longer_minutes = day.longer_minutes + late + minutes
    const left = Math.max(0, mostLonger - day.longer_minutes - late)
    if (minutes > left) throw wrongField('minutes', 'too_big', { max: left })
    await tx.updateTable('open_days').set({ longer_minutes }).where('id', '=', day.id).execute()
    await setSpan(tx, day.id)
    const ends_at = new Date(end + (late + minutes) * aMinute).toISOString()
    await emit(ctx, tx, dayExtended, { day: day.id, page: day.page_id, until: ends_at })
    return ends_at
  })
  return { success: true, data: { ends_at: until } }
}
