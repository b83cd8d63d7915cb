import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import pg from 'pg'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'

type Connection = { host: string; port: number; user: string; password: string; database: string }
type TestServer = { connection: Connection; stop: () => Promise<void> }

const template = 'masar_template'
const open = new Set<() => Promise<void>>()
let server: Promise<TestServer> | undefined
let made = 0

/**
 * A fresh database with every migration applied, cloned in some tens of milliseconds and dropped when the file's tests
 * are over. Under `npm test` all files share one server; a file run alone starts its own.
 */
export async function aDatabase(): Promise<{ connection: Connection; pool: pg.Pool; drop: () => Promise<void> }> {
  server ??= findServer()
  const { connection: home } = await server
  const connection = { ...home, database: `test_${process.pid}_${++made}` }
  await onServer(home, `create database ${connection.database} template ${template}`)
  const pool = quietPool(connection)
  const drop = async () => {
    if (!open.delete(drop)) return
    await pool.end()
    await onServer(home, `drop database ${connection.database} with (force)`)
  }
  open.add(drop)
  return { connection, pool, drop }
}

/** A server in a temporary folder with the template made; it need not survive a power cut. */
export async function startTestServer(): Promise<TestServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masar-test-'))
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const embedded = await startEmbedded({ dataDir: path.join(folder, 'postgres'), database: template, settings })
  const pool = quietPool(embedded.connection)
  await migrate(pool)
  await pool.end()
  return {
    connection: { ...embedded.connection, database: 'postgres' },
    async stop() {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

after(async () => {
  for (const drop of [...open]) await drop()
  await (await server)?.stop()
})

async function findServer(): Promise<TestServer> {
  const given = process.env.TEST_POSTGRES
  return given ? { connection: JSON.parse(given) as Connection, stop: async () => {} } : await startTestServer()
}

/** Connections that a dropped database cuts off report it to nobody. */
function quietPool(connection: Connection) {
  const pool = new pg.Pool({ ...connection, max: 10 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function onServer(connection: Connection, statement: string) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
