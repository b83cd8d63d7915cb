import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { lockVisit } from './find-visit.ts'
import { letGo, offerFreePlaces } from './offers.ts'
import { reminders } from './rules.ts'
import { standsForParty, tellVisit } from './tell-visit.ts'

const atOnce = 500
/** Whoever books this late needs no reminder of it. */
const lately = 3 * 3_600_000
/** What says “tomorrow” and comes later than so is not sent any more. */
const dayLate = 5 * 3_600_000

/** A place nobody took in its time goes to the next who waits. */
export const endDueOffers = backgroundTask('end-due-place-offers', z.object({}), async (ctx) => {
  const due = await ctx.db
    .selectFrom('day_visits')
    .select(['id', 'day_id'])
    .where('offered_until', '<=', ctx.now())
    .orderBy('offered_until')
    .limit(atOnce)
    .execute()
  for (const one of due)
    await ctx.db.transaction().execute(async (tx) => {
      const { visit, day } = await lockVisit(tx, one)
      if (!visit.offered_until || visit.offered_until > ctx.now()) return
      await letGo(ctx, tx, visit)
      await offerFreePlaces(ctx, tx, day)
    })
})

/** A day before, and two hours before, whoever comes is reminded: where, when, what to bring. */
export const remindVisitors = backgroundTask('remind-open-day-visitors', z.object({}), async (ctx) => {
  await remind(ctx, 'reminded_day_at', reminders.day, 'visit_reminder_day')
  await remind(ctx, 'reminded_hour_at', reminders.hour, 'visit_reminder_hour')
})

async function remind(ctx: Context, column: 'reminded_day_at' | 'reminded_hour_at', before: number, notice: string) {
  const now = ctx.now()
  const due = await ctx.db
    .selectFrom('day_visits')
    .innerJoin('open_days', 'open_days.id', 'day_visits.day_id')
    .selectAll('day_visits')
    .where('day_visits.state', '=', 'confirmed')
    .where('open_days.state', 'in', ['published', 'registration_closed', 'live'])
    .where(column, 'is', null)
    .where('day_visits.starts_at', '>', new Date(column === 'reminded_day_at' ? now.getTime() + before - dayLate : now))
    .where('day_visits.starts_at', '<=', new Date(now.getTime() + before))
    .where(
      sql<boolean>`(${column === 'reminded_hour_at'} or day_visits.updated_at < day_visits.starts_at - make_interval(secs => ${(before + lately) / 1000}))`,
    )
    .limit(atOnce)
    .execute()
  for (const visit of due) {
    await ctx.db
      .updateTable('day_visits')
      .set({ [column]: now })
      .where('id', '=', visit.id)
      .execute()
    if (!(await standsForParty(ctx, visit))) continue
    const cause = `${column}:${visit.id}:${visit.starts_at?.toISOString()}`
    await tellVisit(ctx, visit, { cause, notice, urgent: column === 'reminded_hour_at' })
  }
}
