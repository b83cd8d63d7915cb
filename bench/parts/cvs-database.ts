import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadLookups } from '#db/lookups/load-lookups.ts'
import type { Entry } from '#features/sourcing/cv-search/index/entry-of.ts'
import { countLexemes } from '#features/sourcing/cv-search/index/frequencies.ts'
import { writeEntries } from '#features/sourcing/cv-search/index/write-entries.ts'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openPools, type Pools, unhurried } from '#platform/server/db/pools.ts'
import { makeLog } from '#platform/server/log.ts'
import { say } from '../../scripts/lib/say.mjs'
import { generatedCvs } from './generated-cvs.ts'

const atOnce = 500
const made = [
  'bench/parts/generated-cvs.ts',
  'db/migrations/0011-sourcing.sql',
  'src/features/sourcing/cv-search/index/write-entries.ts',
]

/** A database with so many CVs in its search table; made once and kept in the data folder for the next time. */
export async function cvsDatabase(count: number) {
  const hash = createHash('sha256')
  for (const file of made) hash.update(readFileSync(file))
  const folder = path.resolve('data', 'bench', `cvs-${count}-${hash.digest('hex').slice(0, 8)}`)
  mkdirSync(folder, { recursive: true })
  const server = await startEmbedded({ dataDir: path.join(folder, 'postgres'), database: 'cvs', onProgress: say })
  // one connection: the measured queries all run in the same server process
  const pools = openPools({ ...server.connection, ...unhurried, max: 1 }, makeLog('warn'))
  const note = path.join(folder, 'made.json')
  if (!existsSync(note)) {
    const newest = Date.now()
    const begun = performance.now()
    await migrate(pools.pool)
    await loadLookups(pools.db)
    await fill(pools, count, newest)
    writeFileSync(note, JSON.stringify({ newest, seconds: Math.round((performance.now() - begun) / 1_000) }))
  }
  const { newest, seconds } = JSON.parse(readFileSync(note, 'utf8')) as { newest: number; seconds: number }
  const stop = async () => {
    await pools.close()
    await server.stop()
  }
  return { pools, newest, seconds, stop }
}

/** Indexes are made after the rows, which is many times quicker; the people behind the entries last. */
async function fill({ pool, db }: Pools, count: number, newest: number): Promise<void> {
  await pool.query('alter database cvs set synchronous_commit = off')
  await pool.query('truncate cv_search; drop index cv_search_fts, cv_search_newest')
  let chunk: Entry[] = []
  let done = 0
  for await (const entry of generatedCvs(count, newest)) {
    chunk.push(entry)
    if (chunk.length < atOnce && done + chunk.length < count) continue
    await writeEntries(db, chunk)
    done += chunk.length
    chunk = []
    if (done % (atOnce * 20) === 0) say(`${done} of ${count} CVs`)
  }
  say('indexes …')
  await pool.query("set maintenance_work_mem = '1GB'")
  await pool.query('create index cv_search_fts on cv_search using gin (fts) with (fastupdate = off)')
  await pool.query('create index cv_search_newest on cv_search (updated_at desc, user_id desc)')
  await pool.query(`insert into users (id, account_type, name, email, language, country_id, created_at)
    select user_id, 'candidate', 'Somebody', user_id || '@example.com', language, 5, updated_at from cv_search`)
  await pool.query(`insert into profiles (user_id, visibility, created_at, updated_at)
    select user_id, case when random() < 0.9 then 'searchable' else 'applied_only' end, updated_at, updated_at from cv_search`)
  await pool.query('vacuum (analyze, freeze) cv_search, users, profiles')
  say('counting words …')
  await countLexemes(db)
  await pool.query('alter database cvs reset synchronous_commit')
  await pool.query('checkpoint')
}
