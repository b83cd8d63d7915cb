import os from 'node:os'
import { parseArgs } from 'node:util'
import { writeEntries } from '#features/jobs/job-search/write-entries.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '../scripts/lib/say.mjs'
import { backendClock, type Taken } from './parts/backend-time.ts'
import { generatedJobs } from './parts/generated-jobs.ts'
import { type JobsDatabase, jobsDatabase } from './parts/jobs-database.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'
import { type Class, overlaps, plainClasses, searchClasses } from './parts/search-classes.ts'

type Row = Result['rows'][number]

/** Every class of search among so many jobs (`--jobs 100000,1000000`), and what growing costs; `--class NAME` for some alone. */
export default async function jobSearch(args: string[]): Promise<Result> {
  const options = {
    jobs: { type: 'string', default: '100000' },
    times: { type: 'string', default: '200' },
    class: { type: 'string', multiple: true, default: [] as string[] },
  } as const
  const { values } = parseArgs({ args, options })
  const load = os.loadavg()[0]?.toFixed(1)
  const rows: Row[] = []
  const facts: string[] = []
  for (const count of values.jobs.split(',').map(Number)) {
    const database = await jobsDatabase(count)
    try {
      const measured = await measure(database, count, Number(values.times), values.class)
      for (const row of measured.rows) {
        const smaller = rows.find((one) => one.class === row.class)
        rows.push({
          ...row,
          'grows by': smaller ? rounded(Number(row['CPU median']) / Number(smaller['CPU median'])) : '',
        })
      }
      facts.push(measured.facts)
    } finally {
      await database.stop()
    }
  }
  return { title: `Job search, ms; load before: ${load}\n${facts.join('\n')}`, rows }
}

async function measure({ pools, newest, seconds }: JobsDatabase, count: number, times: number, only: string[]) {
  const ctx = { db: pools.db, read: pools.read, now: () => new Date(newest), language: 'en', headers: {} } as Context
  const clock = await backendClock(pools.pool)
  const rows: Row[] = []
  const asked = (name: string) => only.length === 0 || only.includes(name)
  for (const one of [...searchClasses(ctx, newest), ...plainClasses(pools.db)].filter(({ name }) => asked(name))) {
    const taken = await takeTimes(one, clock, one.isSlow ? Math.min(times, 14) : times)
    rows.push(inFigures(one.name, count, taken))
    say(`${count}: ${one.name} ${rows.at(-1)?.['wall p99']} ms`)
  }
  const written = 'put one job into the table'
  if (asked(written)) rows.push(inFigures(written, count, await insertOnes(ctx, clock, times)))
  if (only.length > 0) return { rows, facts: `${count} jobs` }
  const shares = await overlaps(ctx, newest)
  const facts = [
    `${count} jobs: filled in ${seconds} s; ${await sizes(pools.pool)}`,
    `first 20 as in exact ranking: median ${median(shares)}, lowest decile ${quantile(shares, 0.1)}`,
  ]
  return { rows, facts: facts.join('; ') }
}

async function takeTimes({ run }: Class, clock: (work: () => Promise<unknown>) => Promise<Taken>, times: number) {
  for (let at = 0; at < Math.min(times, 14); at++) await run(at) // each question once, so that none is the first
  const taken: Taken[] = []
  for (let at = 0; at < times; at++) taken.push(await clock(() => run(at)))
  return taken
}

function inFigures(name: string, jobs: number, taken: readonly Taken[]): Row {
  const wall = taken.map((one) => one.wall)
  const cpu = taken.map((one) => one.cpu)
  return {
    class: name,
    jobs,
    'CPU median': rounded(median(cpu)),
    'CPU p95': rounded(quantile(cpu, 0.95)),
    'CPU p99': rounded(quantile(cpu, 0.99)),
    'wall median': rounded(median(wall)),
    'wall p95': rounded(quantile(wall, 0.95)),
    'wall p99': rounded(quantile(wall, 0.99)),
  }
}

/** New jobs one by one, as reactions put them in; they are taken out again. */
async function insertOnes(ctx: Context, clock: (work: () => Promise<unknown>) => Promise<Taken>, times: number) {
  const jobs = await generatedJobs(times, ctx.now().getTime() - 1)
  const taken: Taken[] = []
  const ids: string[] = []
  for (let at = 0; at < times; at++) {
    const entry = jobs.next().value
    const id = `ffffffff-0000-7000-8000-${String(at).padStart(12, '0')}`
    ids.push(id)
    taken.push(await clock(() => writeEntries(ctx.db, [{ ...entry, row: { ...entry.row, id } }])))
  }
  await ctx.db.deleteFrom('job_search').where('id', 'in', ids).execute()
  return taken
}

async function sizes(pool: JobsDatabase['pools']['pool']): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select format('rows %s MB, with long words and indexes %s MB, word index %s MB', pg_relation_size('job_search') >> 20,
      pg_total_relation_size('job_search') >> 20, pg_relation_size('job_search_fts') >> 20) as text`,
  )
  return rows[0]?.text ?? ''
}
