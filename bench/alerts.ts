import os from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Random, seeded } from '#db/demo/random.ts'
import { readLookups } from '#db/lookups/read-lookups.ts'
import { type AlertSearch, bare, readSearch, wantedOf } from '#features/jobs/alerts/alert-search.ts'
import { matchJobs } from '#features/jobs/alerts/match-jobs.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { say } from '../scripts/lib/say.mjs'
import { jobsDatabase } from './parts/jobs-database.ts'
import { rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'
import { zipf } from './parts/zipf.ts'

const atOnce = 2_000

/** So many alerts against so many new jobs in one run, as the clock starts it; the same pairs again afterwards. */
export default async function alerts(args: string[]): Promise<Result> {
  const options = { alerts: { type: 'string', default: '100000' }, jobs: { type: 'string', default: '10000' } } as const
  const { values } = parseArgs({ args, options })
  const [alertCount, jobCount] = [Number(values.alerts), Number(values.jobs)]
  const load = os.loadavg()[0]?.toFixed(1)
  const { pools, newest, stop } = await jobsDatabase(100_000)
  const ctx = { db: pools.db, read: pools.read, now: () => new Date(newest), language: 'en' } as Context
  try {
    await sql`truncate alerts, alert_anchors, alert_matches, alert_new_jobs cascade`.execute(pools.db)
    const written = await timed(() => writeAlerts(ctx, alertCount))
    const rows = []
    for (const run of ['first run', 'the same jobs again']) {
      await putForward(pools.db, jobCount)
      const { seconds, result } = await timed(() => matchJobs(ctx))
      rows.push({
        what: run,
        alerts: alertCount,
        jobs: result.jobs,
        matches: result.matches,
        seconds: rounded(seconds),
      })
    }
    const made = {
      what: 'writing the alerts',
      alerts: alertCount,
      jobs: '',
      matches: '',
      seconds: rounded(written.seconds),
    }
    return { title: `Alerts against new jobs, in a table of 100,000 jobs; load before: ${load}`, rows: [made, ...rows] }
  } finally {
    await stop()
  }
}

async function timed<T>(work: () => Promise<T>) {
  const begun = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begun) / 1_000 }
}

const putForward = (db: Db, count: number) =>
  sql`insert into alert_new_jobs select id, published_at from job_search order by published_at desc limit ${count}`.execute(
    db,
  )

async function writeAlerts(ctx: Context, count: number) {
  const next = await searches()
  for (let done = 0; done < count; done += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - done) }, next)
    const rows = await Promise.all(
      some.map(async (search) => ({ search: bare(search), ...(await wantedOf(ctx, search)) })),
    )
    await sql`
      with given as (select gen_random_uuid() as id, one.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one(search jsonb, wanted text, usd integer, anchors jsonb)),
        made as (
          insert into alerts (id, email, language, search, wanted, usd, frequency, state, confirmed_at, created_at)
          select id, id || '@example.com', 'en', search, wanted::tsquery, usd, 'daily', 'active', now(), now() from given)
      insert into alert_anchors select anchor, id from given, jsonb_array_elements_text(anchors) anchor on conflict do nothing`.execute(
      ctx.db,
    )
    if (done % 20_000 === 0) say(`${done} of ${count} alerts`)
  }
}

/** What people look for: mostly a position or a skill in a city or country, some of it narrower, little of it wide. */
async function searches(): Promise<() => AlertSearch> {
  const random: Random = seeded('alerts')
  const { entries, cities } = await readLookups()
  const position = zipf(entries.position, random, 0.8)
  const skill = zipf(entries.skill, random, 0.8)
  const city = zipf(
    cities.toSorted((a, b) => b.people - a.people),
    random,
    0.9,
  )
  return () => {
    const { id, country } = city()
    const q = random.weighted({ position: 60, skill: 25, both: 10, none: 5 })
    const words = { position: position().en, skill: skill().en, both: `${position().en} ${skill().en}`, none: '' }[q]
    const place = random.weighted({ city: 45, country: 40, none: 15 })
    return readSearch({
      q: words,
      ...(place === 'city' && { place: id }),
      ...(place === 'country' && { place: -countryId(country) }),
      ...(random.chance(0.15) && { type: ['full_time'] }),
      ...(random.chance(0.1) && { salary: 1_500 }),
      ...(words === '' && place === 'none' && { visa: true }),
    })
  }
}
