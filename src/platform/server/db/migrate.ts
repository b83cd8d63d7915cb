import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'
import { StartRefused } from '../start-refused.ts'

const folder = path.resolve(import.meta.dirname, '../../../../db/migrations')
const oldest = 15

/**
 * What a migration waits for one lock, in ms. While an older version serves people the two may wait for each other; the database looks for
 * that after a second and may then end what a visitor asked, so the migration gives way sooner, and begins again.
 */
const longestWait = 300
/** How long it begins again, in ms. */
const longestTry = 300_000
/** A lock that was not free in time, and a deadlock that ended the migration. */
const gaveWay = new Set(['55P03', '40P01'])

/**
 * Brings a database to the newest shape, forward only: the queue's own tables first, then `db/migrations/*.sql` in order, each in a
 * transaction of its own, so that no lock is held longer than one of them takes; an empty database in one. Several processes may try at once; one does it.
 * @throws StartRefused the server is older than PostgreSQL 15, or the database was made by another version
 */
export async function migrate(
  pool: pg.Pool,
  onProgress: (text: string) => void = () => {},
  getMigrations = readMigrations,
): Promise<void> {
  await demandVersion(pool)
  await runMigrations({ pgPool: pool })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const isEmpty = (await migrator.getMigrations()).every(({ executedAt }) => !executedAt)
  const until = performance.now() + longestTry
  for (;;) {
    const { error, results = [] } = isEmpty ? await migrator.migrateToLatest() : await migrator.migrateUp()
    for (const result of results) if (result.status === 'Success') onProgress(`database: ${result.migrationName}`)
    if (error && !(hasGivenWay(error) && performance.now() < until)) throw explained(error)
    if (error) await rest(50 + Math.random() * 450)
    else if (isEmpty || results.length === 0) return
  }
}

const hasGivenWay = (error: unknown) => gaveWay.has((error as { code?: string }).code ?? '')

const explained = (error: unknown) =>
  error instanceof Error && error.message.includes('corrupted migrations')
    ? new StartRefused(
        'The database was made by another version of Masar. Start that version, or use another database.',
      )
    : error

async function demandVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ number: number }>("select current_setting('server_version_num')::int as number")
  const major = Math.floor((rows[0]?.number ?? 0) / 10_000)
  if (major < oldest)
    throw new StartRefused(`The database server is PostgreSQL ${major}; Masar needs PostgreSQL ${oldest} or newer.`)
}

export const migrationOf = (text: string): Migration => ({
  async up(db) {
    await sql`select set_config('lock_timeout', ${`${longestWait}ms`}, true)`.execute(db)
    await sql.raw(text).execute(db)
  },
})

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const entries = files.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(path.join(folder, name), 'utf8')
    return [name.replace('.sql', ''), migrationOf(text)]
  })
  return Object.fromEntries(await Promise.all(entries))
}
