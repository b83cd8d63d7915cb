import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import type { Traffic } from './contract.ts'
import { periodOf } from './period.ts'
import { readSpeed } from './read-speed.ts'
import { dimensions, fewestVisitors, funnelNames, funnels, nowMinutes, toldPeople } from './rules.ts'

/** Values that are told apart on the screen and in the file. */
const mostRows = 100

/** @throws Refused invalid */
export async function showTraffic(
  ctx: Context,
  asked: Taken<typeof contract.showTraffic>,
): Promise<Given<typeof contract.showTraffic>> {
  return { success: true, data: await readTraffic(ctx, periodOf(ctx, asked)) }
}

type Sum = { dimension: string; value: string; views: number; visitors: number | null }

/** The numbers of a period. */
export async function readTraffic(ctx: Context, { from, to }: { from: string; to: string }): Promise<Traffic> {
  const [sums, days, now, speed] = await Promise.all([
    readSums(ctx, from, to),
    readDays(ctx, from, to),
    readNow(ctx),
    readSpeed(ctx, from, to),
  ])
  const of = (dimension: string, value = '') => sums.find((one) => one.dimension === dimension && one.value === value)
  const all = of('all')
  return {
    ...{ from, to, now, days, speed },
    views: all?.views ?? 0,
    visitors: toldPeople(all?.visitors),
    robots: of('robots')?.views ?? 0,
    forwarded_to: ctx.settings.ANALYTICS_URL ? new URL(ctx.settings.ANALYTICS_URL).host : null,
    tables: dimensions.map((dimension) => ({
      dimension,
      rows: sums
        .filter((one) => one.dimension === dimension)
        .map(({ value, views, visitors }) => ({ value, views, visitors: toldPeople(visitors) })),
    })),
    funnels: funnelNames.map((name) => ({
      name,
      steps: funnels[name].parts.map((_, at) => toldPeople(of('funnel', `${name} ${at + 1}`)?.visitors)),
      ends: of('end', name)?.views ?? 0,
    })),
  }
}

async function readSums({ read }: Context, from: string, to: string): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select dimension, value, views, visitors from (
      select dimension, value, sum(views)::float8 as views, sum(visitors)::float8 as visitors,
        row_number() over (partition by dimension order by sum(views) desc, value) as place
      from traffic_days where day between ${from} and ${to} group by dimension, value
    ) placed where place <= ${mostRows} order by dimension, place`.execute(read)
  return rows
}

async function readDays({ read }: Context, from: string, to: string): Promise<Traffic['days']> {
  const { rows } = await sql<{ day: string; views: number; visitors: number | null }>`
    select of.day::date::text as day, coalesce(views, 0)::float8 as views, visitors::float8 as visitors
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as of (day)
    left join traffic_days on traffic_days.day = of.day::date and dimension = 'all' order by 1`.execute(read)
  return rows.map(({ visitors, ...row }) => ({ ...row, visitors: toldPeople(visitors) }))
}

/** Who is there now, of the single views; how few they are is told, what few of them look at is not. */
async function readNow({ read, now }: Context): Promise<Traffic['now']> {
  const since = new Date(now().getTime() - nowMinutes * 60_000)
  const { rows } = await sql<{ value: string | null; visitors: number }>`
    select path as value, count(distinct visitor)::int as visitors from page_views
    where at > ${since} and not robot group by grouping sets ((path), ()) order by 2 desc limit 20`.execute(read)
  return {
    visitors: rows.find(({ value }) => value === null)?.visitors ?? 0,
    parts: rows.flatMap(({ value, visitors }) =>
      value === null || visitors < fewestVisitors ? [] : [{ value, visitors }],
    ),
  }
}
