import { sql } from 'kysely'
import { z } from 'zod'
import { zoneOfPerson } from '#features/site/lookups/zones.ts'
import { busyIn, type Stretch } from '#libraries/calendar-reading/busy-in.ts'
import { TooMuchToRead } from '#libraries/calendar-reading/effort.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { fetchOutside, OutsideFailed } from '#platform/server/http/fetch-outside.ts'
import { outsideCalendarRead } from './events.ts'
import { daysAhead, daysBack, type problems } from './rules.ts'

const day = 86_400_000
const largest = 4 * 2 ** 20
/** Read again after so long; what failed rests longer. */
const [again, rest] = [25 * 60_000, 6 * 3_600_000]
const atOnce = 1_000

/** Every quarter of an hour: calendars whose time it is, each a task of its own. */
export const readOutsideCalendars = backgroundTask('read-outside-calendars', z.object({}), async (ctx) => {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms)
  const rows = await ctx.db
    .selectFrom('outside_calendars')
    .innerJoin('users', 'users.id', 'outside_calendars.user_id')
    .select('user_id')
    .where('users.state', '=', 'active')
    .where(
      sql<boolean>`(tried_at is null or (problem is null and tried_at < ${before(again)}) or tried_at < ${before(rest)})`,
    )
    .orderBy('tried_at', (order) => order.asc().nullsFirst())
    .limit(atOnce)
    .execute()
  await ctx.db.transaction().execute(async (tx) => {
    for (const { user_id: user } of rows)
      await enqueue(tx, readOutsideCalendar, { user }, { key: `outside-calendar:${user}` })
  })
})

/** Keeps the busy hours of one calendar in the place of those known before; one that cannot be read keeps them as they were. */
export const readOutsideCalendar = backgroundTask(
  'read-outside-calendar',
  z.object({ user: z.string() }),
  async (ctx, { user }) => {
    const row = await ctx.db
      .selectFrom('outside_calendars')
      .innerJoin('users', 'users.id', 'outside_calendars.user_id')
      .select(['address', 'country_id'])
      .where('user_id', '=', user)
      .executeTakeFirst()
    if (!row) return
    const { hours, problem } = await read(ctx, row.address, zoneOfPerson(row.country_id) ?? 'UTC')
    await ctx.db.transaction().execute(async (tx) => {
      const kept = await tx
        .updateTable('outside_calendars')
        .set({ tried_at: ctx.now(), problem, ...(hours && { read_at: ctx.now() }) })
        .where('user_id', '=', user)
        // another one may have been given meanwhile, which is read by itself
        .where('address', '=', row.address)
        .executeTakeFirst()
      if (!kept.numUpdatedRows) return
      if (hours) {
        await tx.deleteFrom('outside_hours').where('user_id', '=', user).execute()
        const rows = hours.map(({ from, to }) => ({ user_id: user, starts_at: from, ends_at: to }))
        if (rows.length > 0) await tx.insertInto('outside_hours').values(rows).execute()
      }
      await emit(ctx, tx, outsideCalendarRead, { user, problem })
    })
  },
)

type Read = { hours: Stretch[]; problem: null } | { hours: null; problem: (typeof problems)[number] }

async function read({ settings, now }: Context, address: string, zone: string): Promise<Read> {
  try {
    const networks = settings.OUTSIDE_NETWORKS
    const text = await fetchOutside(address, { most: largest, accept: 'text/calendar', networks })
    const at = now().getTime()
    const within = { from: new Date(at - daysBack * day), to: new Date(at + daysAhead * day) }
    const hours = busyIn(text, { within, zone, but: `@${new URL(settings.publicUrl).hostname}` })
    return hours ? { hours, problem: null } : { hours: null, problem: 'no_calendar' }
  } catch (error) {
    if (error instanceof OutsideFailed) return { hours: null, problem: error.code }
    if (error instanceof TooMuchToRead) return { hours: null, problem: 'large' }
    throw error
  }
}
