import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'
import { StartRefused } from '../start-refused.ts'

const folder = path.resolve(import.meta.dirname, '../../../../db/migrations')
const oldest = 15

/**
 * Brings a database to the newest shape, forward only: the queue's own tables first, then `db/migrations/*.sql` in order,
 * each in a transaction. Several processes may try at once; one does it.
 * @throws StartRefused the server is older than PostgreSQL 15, or the database was made by another version
 */
export async function migrate(pool: pg.Pool, onProgress: (text: string) => void = () => {}): Promise<void> {
  await demandVersion(pool)
  await runMigrations({ pgPool: pool })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results } = await migrator.migrateToLatest()
  for (const result of results ?? []) if (result.status === 'Success') onProgress(`database: ${result.migrationName}`)
  if (error instanceof Error && error.message.includes('corrupted migrations'))
    throw new StartRefused(
      'The database was made by another version of Masar. Start that version, or use another database.',
    )
  if (error) throw error
}

async function demandVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ number: number }>("select current_setting('server_version_num')::int as number")
  const major = Math.floor((rows[0]?.number ?? 0) / 10_000)
  if (major < oldest)
    throw new StartRefused(`The database server is PostgreSQL ${major}; Masar needs PostgreSQL ${oldest} or newer.`)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const entries = files.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(path.join(folder, name), 'utf8')
    return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}
