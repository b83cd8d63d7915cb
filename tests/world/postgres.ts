import { after } from 'node:test'
import pg from 'pg'
import { type Connection, quietPool, startTestServer, type TestServer, template } from './test-server.ts'

const open = new Set<() => Promise<void>>()
let server: Promise<TestServer> | undefined
let made = 0

/**
 * A fresh database with every migration and list, cloned in some tens of milliseconds and dropped when the file's tests
 * are over. Under `npm test` all files share one server; a file run alone starts its own.
 * @param like another to be cloned instead, to which nobody is connected
 */
export async function aDatabase(
  like = template,
): Promise<{ connection: Connection; pool: pg.Pool; drop: () => Promise<void> }> {
  server ??= findServer()
  const { connection: home } = await server
  const connection = { ...home, database: `test_${process.pid}_${++made}` }
  // quicker than through the log, where nothing has to survive
  await onServer(home, `create database ${connection.database} template ${like} strategy file_copy`)
  const pool = quietPool(connection)
  const drop = async () => {
    if (!open.delete(drop)) return
    await pool.end()
    await onServer(home, `drop database ${connection.database} with (force)`)
  }
  open.add(drop)
  return { connection, pool, drop }
}

/** Lets go of all databases and of the server that was started for them; a benchmark, which is no test, calls it at its end. */
export async function closeDatabases(): Promise<void> {
  for (const drop of [...open]) await drop()
  await (await server)?.stop()
}
after(closeDatabases)

async function findServer(): Promise<TestServer> {
  const given = process.env.TEST_POSTGRES
  return given ? { connection: JSON.parse(given) as Connection, pid: 0, stop: async () => {} } : await startTestServer()
}

async function onServer(connection: Connection, statement: string) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
