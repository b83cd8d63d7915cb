import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { countCohorts } from './count-cohorts.ts'
import { keptDays } from './rules.ts'
import { sumUpDay } from './sum-up.ts'

const aDay = 86_400_000
const tables = ['page_views', 'page_timings'] as const
const dayOf = (now: Date, ahead: number) => new Date(now.getTime() + ahead * aDay).toISOString().slice(0, 10)

/** Sums up today as far as it has come. */
export const sumUpToday = backgroundTask('sum-up-traffic', z.object({}), (ctx) => sumUpDay(ctx, dayOf(ctx.now(), 0)))

/** Counts what became of those who registered, where this week's count is not there yet. */
export const countThisWeek = backgroundTask('count-cohorts', z.object({}), countCohorts)

/** Sums up yesterday for the last time, makes room for tomorrow, and lets go of what is older. */
export const closeYesterday = backgroundTask('close-traffic-day', z.object({}), async (ctx) => {
  await sumUpDay(ctx, dayOf(ctx.now(), -1))
  await makeRoom(ctx)
  await letGo(ctx)
})

const partition = (table: string, day: string) => `${table}_${day.replaceAll('-', '_')}`

/** Single views lie by day, so that a day goes whole. What came before its day had room lies with the rest. */
async function makeRoom({ db, now }: Context): Promise<void> {
  const [day, next] = [dayOf(now(), 1), dayOf(now(), 2)]
  for (const table of tables)
    await sql`create table if not exists ${sql.id(partition(table, day))} partition of ${sql.id(table)} for values from (${sql.lit(day)}) to (${sql.lit(next)})`.execute(
      db,
    )
}

async function letGo({ db, now }: Context): Promise<void> {
  const first = dayOf(now(), 1 - keptDays)
  for (const table of tables) {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass`.execute(db)
    for (const { name } of rows)
      if (/_\d{4}_\d\d_\d\d$/.test(name) && name < partition(table, first))
        await sql`drop table ${sql.id(name)}`.execute(db)
    await sql`delete from ${sql.id(`${table}_rest`)} where at < ${first}::date`.execute(db)
  }
}
