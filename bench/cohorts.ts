import { parseArgs } from 'node:util'
import pg from 'pg'
import { showCohorts } from '#features/site/traffic/cohorts-contract.ts'
import { countCohorts } from '#features/site/traffic/count-cohorts.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anAdmin } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const rounds = 11

/** So many events of so many people who registered in thirteen weeks: what became of each week of them, counted once, and read. */
export default async function cohorts(args: string[]): Promise<Result> {
  const options = {
    events: { type: 'string', default: '5000000' },
    people: { type: 'string', default: '100000' },
  } as const
  const { values } = parseArgs({ args, options })
  const [events, people] = [Number(values.events), Number(values.people)]
  const site = await aSite({ RATE_LIMIT: 'off' })
  const { visitor: admin } = await anAdmin(site)
  await fill(site, people, events)
  const since = performance.now()
  await countCohorts(backgroundContext(site.world))
  const counted = performance.now() - since
  const taken: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const begun = performance.now()
    const { data } = await admin.call(showCohorts, {})
    if (data.length < 12) throw new Error(`${data.length} weeks instead of twelve`)
    // the first reads what lies on no page of memory yet
    if (round > 0) taken.push(performance.now() - begun)
  }
  const p95 = quantile(taken, 0.95)
  const passed = p95 < 200
  return {
    title: `${events} events of ${people} people who registered in thirteen weeks`,
    rows: [
      { what: 'counting twelve weeks of people, once a week, ms', p50: rounded(counted), p95: rounded(counted) },
      { what: 'what became of them, read, ms', p50: rounded(median(taken)), p95: rounded(p95) },
    ],
    verdict: { passed, text: passed ? 'Within 200 ms.' : 'Too slow.' },
  }
}

/** Most people come once; a few come back for weeks. */
async function fill({ connection, world }: Site, people: number, events: number): Promise<void> {
  const pool = new pg.Client(connection)
  await pool.connect()
  const since = new Date(world.now().getTime() - 13 * 7 * 86_400_000)
  await pool.query(
    `insert into users (id, account_type, name, email, language, country_id, created_at, seen_at)
     select gen_random_uuid(), 'candidate', 'Candidate ' || n, 'cohort' || n || '@example.com', 'en', 784, $1::timestamptz + random() * interval '91 days', $1
     from generate_series(1, $2::int) n`,
    [since, people],
  )
  await pool.query(
    `insert into events (id, at, name, thing, thing_id, actor_id, request_id, data)
     select gen_random_uuid(), least(created_at + power(random(), 3) * ($3::timestamptz - created_at), $3), 'job.saved', 'job',
       gen_random_uuid(), id, 'bench', '{}'
     from (select id, created_at, row_number() over () as rank from users where account_type = 'candidate') ranked,
       generate_series(1, greatest(1, ($1::float8 * power(rank::float8 / $2, 2) * 3 / $2)::int))`,
    [events, people, world.now()],
  )
  await pool.query('analyze')
  const { rows } = await pool.query('select count(*)::int as count from events')
  if (rows[0].count < events * 0.8) throw new Error(`${rows[0].count} events instead of ${events}`)
  await pool.end()
}
