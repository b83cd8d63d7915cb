import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { loadLookups } from '#db/lookups/load-lookups.ts'
import type { DB } from '#db/tables.ts'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { quickFolder } from './temporary-folder.ts'

export type Connection = { host: string; port: number; user: string; password: string; database: string }
export type TestServer = { connection: Connection; pid: number; stop: () => Promise<void> }

export const template = 'masar_template'

/** A PostgreSQL in a quick folder with every migration and list in the template; it need not survive a power cut. */
export async function startTestServer(): Promise<TestServer> {
  const folder = quickFolder('test')
  const settings = {
    ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
    // databases live for seconds: nothing there is worth being tidied
    autovacuum: 'off',
  }
  const embedded = await startEmbedded({ dataDir: path.join(folder, 'postgres'), database: template, settings })
  const stop = async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const pool = quietPool(embedded.connection)
    await migrate(pool)
    // to guess a long random password is hopeless however quickly it is tried, and each connection proves it anew
    await pool.query(
      `set scram_iterations = 1; alter role ${embedded.connection.user} password '${embedded.connection.password}'`,
    )
    await loadLookups(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }))
    await pool.end()
  } catch (error) {
    await stop()
    throw error
  }
  return { connection: { ...embedded.connection, database: 'postgres' }, pid: embedded.pid, stop }
}

/** A pool whose connections may be cut off when their database is dropped. */
export function quietPool(connection: Connection, max = 10): pg.Pool {
  const pool = new pg.Pool({ ...connection, max })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
