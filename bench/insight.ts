import { parseArgs } from 'node:util'
import pg from 'pg'
import { registerVisit } from '#features/hiring/insight/contract.ts'
import { listVisits, showTraffic } from '#features/site/traffic/contract.ts'
import { sumUpDay } from '#features/site/traffic/sum-up.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { openPools } from '#platform/server/db/pools.ts'
import { anAdmin } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const rounds = 21
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }

/** So many views of one day: summing them up, reading the numbers of a month and of a year, and counting one more beside them. */
export default async function insight(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options: { views: { type: 'string', default: '10000000' } } })
  const many = Number(values.views)
  const site = await aSite({ RATE_LIMIT: 'off' })
  const day = site.world.now().toISOString().slice(0, 10)
  // at its end, whenever it is measured: early in a day all its views would be of the last hours, and most of them of who is there now
  site.later(Date.parse(day) + 86_399_000 - Date.now())
  const { visitor: admin } = await anAdmin(site)
  await fill(site, day, many)
  // days are summed up by background work, which may take longer than a request
  const work = openPools(site.world.direct, site.world.log)
  site.atEnd(() => work.close())
  const ctx = { ...backgroundContext(site.world), db: work.background.db }
  const summed = await timed(() => sumUpDay(ctx, day))
  const again = await timed(() => sumUpDay(ctx, day))
  await site.pool.query(
    `insert into traffic_days select day - back, dimension, value, views, visitors from traffic_days, generate_series(1, 364) back where day = $1`,
    [day],
  )
  await site.pool.query(
    `insert into speed_days select day - back, path, measure, step, times from speed_days, generate_series(1, 364) back where day = $1`,
    [day],
  )
  await site.pool.query('analyze')
  const from = (days: number) => new Date(Date.parse(day) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  const { rows } = await site.pool.query('select count(*)::int as count from traffic_days')
  const reading = async (what: string, ask: () => Promise<unknown>) => {
    await ask()
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) taken.push(await timed(ask))
    return { what, p50: rounded(median(taken)), p95: rounded(quantile(taken, 0.95)) }
  }
  const one = new Visitor(site)
  const view = { path: '/jobs/nurse-dubai-1', device: 'phone' as const }
  const figures = [
    await reading('numbers of a month, ms', () => admin.call(showTraffic, { from: from(30) })),
    await reading('numbers of a year, ms', () => admin.call(showTraffic, { from: from(365) })),
    await reading('parts of the site in a year, ms', () => admin.call(listVisits, { from: from(365), by: 'path' })),
    await reading('counting one view, ms', () => one.ask(registerVisit, view, { headers: browser })),
  ]
  const passed = summed < 60_000 && figures.slice(0, 3).every(({ p95 }) => Number(p95) < 200)
  return {
    title: `${many} views of a day, ${rows[0].count} rows of sums of a year`,
    rows: [
      { what: 'summing up the day, first and again, s', p50: rounded(summed / 1_000), p95: rounded(again / 1_000) },
      ...figures,
    ],
    verdict: { passed, text: passed ? 'Within a minute a day, and read within 200 ms.' : 'Too slow.' },
  }
}

/** Parts, sources and countries as uneven as visits are; a visitor opens five parts on average, one in ten with its speed told. */
async function fill({ connection, world }: Site, day: string, many: number): Promise<void> {
  const pool = new pg.Client(connection)
  await pool.connect()
  // of a visitor: language, country and device; of a view: the part, and now and then where it came from
  await pool.query(
    `insert into page_views
     select $1::timestamptz + n * ($2::float8 * interval '1 second'),
       (array['/', '/jobs', '/jobs/*', '/jobs/*/apply', '/companies/*', '/products', '/open-days', '/register'])[1 + floor(power(random(), 2) * 8)::int]
         || case when random() < 0.1 then '/part-' || floor(random() * 25)::int else '' end,
       case when random() < 0.2 then (array['', 'google.com', 'linkedin.com', 'bing.com', 'yandex.ru'])[1 + floor(power(random(), 2) * 5)::int]
         || case when random() < 0.1 then floor(random() * 400)::text else '' end end,
       (array['en', 'ar', 'ru', 'fr'])[1 + who % 4], chr(65 + who % 26) || chr(65 + who % 3),
       (array['phone', 'desk', 'phone', 'tablet', 'desk'])[1 + who % 5],
       hashint8extended(who, 7), random() < 0.02
     from (select n, floor(random() * $3::float8 / 5)::int as who from generate_series(0, $3::int - 1) n) views`,
    [day, (world.now().getTime() - Date.parse(day)) / 1_000 / many, many],
  )
  await pool.query(
    `insert into page_timings select at, path, device, 400 + random() * 3000, random() * 300, random() * 0.2 from page_views
     where not robot and random() < 0.1`,
  )
  await pool.query('analyze page_views')
  await pool.end()
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}
