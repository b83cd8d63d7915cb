import { type RawBuilder, sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import {
  dimensions,
  funnelNames,
  funnels,
  measureNames,
  measures,
  mostParts,
  mostValues,
  rest,
  steps,
} from './rules.ts'

type Condition = RawBuilder<unknown>

const aDay = 86_400_000
/** The longest one question of a sum may take. */
const longest = '5min'

/** The sums of a day of UTC from what is kept of it, in place of those that were there; of a day that is gone they stay. Work memory: 256 MB. */
export async function sumUpDay({ db }: Pick<Context, 'db'>, day: string): Promise<void> {
  const from = new Date(day)
  const within = sql`at >= ${from} and at < ${new Date(from.getTime() + aDay)}`
  await db.transaction().execute(async (tx) => {
    if (await isGone(tx, day, within)) return
    // a day of ten millions takes longer than a request may
    await sql`select set_config('work_mem', '256MB', true), set_config('statement_timeout', ${longest}, true),
      set_config('max_parallel_workers_per_gather', '2', true)`.execute(tx)
    await sql`delete from traffic_days where day = ${day}`.execute(tx)
    // what a visitor keeps the whole day stands once, with the parts of ways that were opened, so that only parts of the site are counted
    // from single views; a table may be made by several processes of the database at once, which rows put into one that stands may not
    await sql`
      create temporary table visits on commit drop as
      select visitor, source, language, country, device, count(*) as views, bit_or(case ${waysOpened()} else 0 end) as opened
      from page_views where ${within} and not robot group by visitor, source, language, country, device`.execute(tx)
    await sql`
      create temporary table parts on commit drop as
      select path as value, sum(views) as views, count(*) as visitors
      from (select path, visitor, count(*) as views from page_views where ${within} and not robot group by 1, 2) once
      group by path`.execute(tx)
    await sumUpVisits(tx, day)
    await sumUpFunnels(tx, day)
    await sql`
      insert into traffic_days (day, dimension, value, views)
      select ${day}, 'robots', '', count(*) from page_views where ${within} and robot`.execute(tx)
    for (const name of funnelNames) {
      const { event, to } = funnels[name].end
      await sql`
        insert into traffic_days (day, dimension, value, views)
        select ${day}, 'end', ${name}, count(*) from events
        where ${within} and name = ${event} and (${to}::text is null or data->>'to' = ${to}) `.execute(tx)
    }
    await sumUpTimings(tx, day, within)
  })
}

async function isGone(tx: Tx, day: string, within: Condition): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean; summed: boolean }>`
    select exists (select from page_views where ${within}) as kept, exists (select from traffic_days where day = ${day}) as summed`.execute(
    tx,
  )
  return rows[0]?.summed === true && !rows[0].kept
}

async function sumUpVisits(tx: Tx, day: string): Promise<void> {
  await sql`
    insert into traffic_days (day, dimension, value, views, visitors)
    select ${day}, 'all', '', coalesce(sum(views), 0), count(*)
    from (select visitor, sum(views) as views from visits group by visitor) once`.execute(tx)
  for (const dimension of dimensions) {
    const value = sql.ref(dimension)
    const sums =
      dimension === 'path'
        ? sql`parts`
        : sql`(select value, sum(views) as views, count(*) as visitors from (
            select ${value} as value, visitor, sum(views) as views from visits where ${value} is not null group by 1, 2) once
          group by value) sums`
    await sql`
      insert into traffic_days (day, dimension, value, views, visitors)
      select ${day}, ${dimension}, case when place > ${mostValues} then ${rest} else value end, sum(views), sum(visitors)
      from (select *, row_number() over (order by views desc, value) as place from ${sums}) placed
      group by 3`.execute(tx)
  }
}

/** The parts of all ways, each a bit of what a visitor opened. */
const parts: string[] = [...new Set(funnelNames.flatMap((name) => [...funnels[name].parts]))]
const bit = (part: string) => 1 << parts.indexOf(part)

/** The bit of the part that a view opened. */
function waysOpened(): Condition {
  // an equal path is found sooner than one that is like another
  const is = (part: string) => (part.endsWith('%') ? sql`starts_with(path, ${part.slice(0, -1)})` : sql`path = ${part}`)
  return sql.join(
    parts.map((part) => sql`when ${is(part)} then ${sql.lit(bit(part))}`),
    sql` `,
  )
}

/** How many visitors opened the first part of a way, the first and the second, and so on. */
async function sumUpFunnels(tx: Tx, day: string): Promise<void> {
  await sql`
    create temporary table ways on commit drop as select bit_or(opened) as opened from visits group by visitor`.execute(
    tx,
  )
  for (const name of funnelNames)
    for (const [at] of funnels[name].parts.entries()) {
      const all = sql.lit(funnels[name].parts.slice(0, at + 1).reduce((bits, part) => bits | bit(part), 0))
      await sql`
        insert into traffic_days (day, dimension, value, views, visitors)
        select ${day}, 'funnel', ${`${name} ${at + 1}`}, 0, count(*) from ways where opened & ${all} = ${all}`.execute(
        tx,
      )
    }
}

async function sumUpTimings(tx: Tx, day: string, within: Condition): Promise<void> {
  await sql`delete from speed_days where day = ${day}`.execute(tx)
  const busiest = sql`select path from page_timings where ${within} group by path order by count(*) desc, path limit ${mostParts}`
  for (const measure of measureNames) {
    const value = sql.ref(measure)
    await sql`
      insert into speed_days (day, path, measure, step, times)
      select ${day}, path, ${measure}, least(${steps - 1}, floor(${value} / ${measures[measure].step}::real)) as step, count(*)
      from page_timings where ${within} and ${value} is not null and path in (${busiest}) group by path, step`.execute(
      tx,
    )
  }
}
