import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { loadLookups } from '#db/lookups/load-lookups.ts'
import { countWords } from '#features/jobs/job-search/frequencies.ts'
import { type Entry, writeEntries } from '#features/jobs/job-search/write-entries.ts'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openPools, type Pools, unhurried } from '#platform/server/db/pools.ts'
import { makeLog } from '#platform/server/log.ts'
import { say } from '../../scripts/lib/say.mjs'
import { generatedJobs } from './generated-jobs.ts'

const atOnce = 500
/** What a board on WordPress searches: titles and texts as they were written, beside each other. */
const posts =
  'create table posts (id uuid primary key, title text not null, content text not null, published_at timestamptz not null)'
const writers = 2

export type JobsDatabase = { pools: Pools; newest: number; seconds: number; stop: () => Promise<void> }

/** A database with so many jobs in its search table; made once and kept in the data folder for the next time. */
export async function jobsDatabase(count: number): Promise<JobsDatabase> {
  const folder = path.resolve('data', 'bench', `jobs-${count}-${made()}`)
  mkdirSync(folder, { recursive: true })
  const server = await startEmbedded({ dataDir: path.join(folder, 'postgres'), database: 'jobs', onProgress: say })
  // one connection: the measured queries all run in the same server process
  const pools = openPools({ ...server.connection, ...unhurried, max: 1 }, makeLog('warn'))
  const note = path.join(folder, 'made.json')
  if (!existsSync(note)) {
    await migrate(pools.pool)
    await loadLookups(pools.db)
    const wide = openPools({ ...server.connection, ...unhurried, max: writers }, makeLog('warn'))
    const newest = Date.now()
    const seconds = await fill(wide, count, newest).finally(() => wide.close())
    writeFileSync(note, JSON.stringify({ newest, seconds }))
  }
  const { newest, seconds } = JSON.parse(readFileSync(note, 'utf8')) as { newest: number; seconds: number }
  const stop = async () => {
    await pools.close()
    await server.stop()
  }
  return { pools, newest, seconds, stop }
}

/** How the jobs are made: when that changes, those of before are of no use. */
function made(): string {
  const tables = readdirSync('db/migrations').map((name) => `db/migrations/${name}`)
  const search = ['site/understanding/fold-words', ...['lexemes', 'write-entries', 'frequencies'].map(inSearch)].map(
    (name) => `src/features/${name}.ts`,
  )
  const hash = createHash('sha256')
  for (const file of [...tables.sort(), ...search, 'bench/parts/generated-jobs.ts']) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

const inSearch = (name: string) => `jobs/job-search/${name}`

/** Indexes are made after the rows, which is many times quicker. Gives the seconds it took. */
async function fill({ pool, db }: Pools, count: number, newest: number): Promise<number> {
  const begun = performance.now()
  await pool.query('truncate job_search')
  await pool.query(posts)
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'job_search' and indexname <> 'job_search_pkey'",
  )
  for (const { name } of indexes) await pool.query(`drop index ${name}`)
  const jobs = await generatedJobs(count, newest)
  let done = 0
  const write = async () => {
    for (let chunk = take(jobs); chunk.length > 0; chunk = take(jobs)) {
      await writeEntries(db, chunk)
      await writePosts(pool, chunk)
      done += chunk.length
      if (done % (atOnce * 20) === 0) progress(done, count, begun)
    }
  }
  await pool.query('alter database jobs set synchronous_commit = off')
  await Promise.all(Array.from({ length: writers }, write))
  say('indexes …')
  for (const { definition } of indexes) await index(pool, definition)
  await pool.query('vacuum (analyze, freeze) job_search, posts')
  say('counting words …')
  await countWords(db)
  await pool.query('alter database jobs reset synchronous_commit')
  await pool.query('checkpoint')
  return Math.round((performance.now() - begun) / 1_000)
}

const writePosts = (pool: pg.Pool, entries: readonly Entry[]) =>
  pool.query('insert into posts select * from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[])', [
    entries.map(({ row }) => row.id),
    entries.map(({ row }) => row.title),
    entries.map(({ bodies }) => Object.values(bodies).join(' ')),
    entries.map(({ row }) => row.published_at),
  ])

async function index(pool: pg.Pool, definition: string) {
  const client = await pool.connect()
  await client.query("set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2")
  await client.query(definition).finally(() => client.release())
}

function take(jobs: Iterator<Entry>): Entry[] {
  const taken: Entry[] = []
  while (taken.length < atOnce) {
    const { value, done } = jobs.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

function progress(done: number, count: number, begun: number) {
  const share = Math.round((done / count) * 20)
  const left = ((performance.now() - begun) / 1_000) * (count / done - 1)
  say(`${'█'.repeat(share)}${'·'.repeat(20 - share)} ${done} of ${count} jobs, ${Math.round(left)} s left`)
}
