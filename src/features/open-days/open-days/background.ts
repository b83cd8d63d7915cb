import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Tx } from '#platform/server/context.ts'
import { type DayMove, stateAfter } from './day-states.ts'
import { lockDay } from './find-day.ts'
import { moveLocked } from './move-day.ts'

const atOnce = 200
/** A day whose hours are over goes on so long while people are there; desks finish, and whoever leads the hall may end it sooner. */
const longer = 2 * 3_600_000

/** What a day falls due for at a moment, each when the one before is done: registration ends, it begins, it ends. */
function dueMove(
  day: { state: string; closes_at: Date | null; starts_at: Date | null; ends_at: Date | null },
  now: Date,
): DayMove | null {
  const isPast = (at: Date | null) => at !== null && at <= now
  if (day.state === 'live') return isPast(day.ends_at) ? 'end' : null
  if (day.state !== 'published' && day.state !== 'registration_closed') return null
  if (isPast(day.starts_at)) return 'start'
  return day.state === 'published' && isPast(day.closes_at) ? 'close_registration' : null
}

const goesOn = ({ ends_at }: { ends_at: Date | null }, now: Date): boolean =>
  ends_at !== null && ends_at.getTime() + longer > now.getTime()

const hasPeople = async (tx: Tx, day: string): Promise<boolean> =>
  (await tx
    .selectFrom('day_visits')
    .select('id')
    .where('day_id', '=', day)
    .where('state', 'in', ['checked_in', 'queued', 'called', 'in_session'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Open days whose time has come close their registration, begin and end by themselves. */
export const moveDueDays = backgroundTask('move-due-open-days', z.object({}), async (ctx) => {
  const now = ctx.now()
  const due = await ctx.db
    .selectFrom('open_days')
    .select('id')
    .where('is_template', '=', false)
    .where(
      sql<boolean>`((state = 'live' and ends_at <= ${now} and (ends_at <= ${new Date(now.getTime() - longer)}
          or not exists (select from day_visits v where v.day_id = open_days.id and v.state in ('checked_in', 'queued', 'called', 'in_session')))) or (state in ('published', 'registration_closed') and starts_at <= ${now})
        or (state = 'published' and closes_at <= ${now}))`,
    )
    .limit(atOnce)
    .execute()
  for (const { id } of due)
    await ctx.db.transaction().execute(async (tx) => {
      const day = await lockDay(tx, id)
      const move = dueMove(day, now)
      // somebody may have come in since it was looked at
      if (move === 'end' && goesOn(day, now) && (await hasPeople(tx, id))) return
      if (move && stateAfter(day.state, move, 'site')) await moveLocked(ctx, tx, day, { move, side: 'site' })
    })
})
