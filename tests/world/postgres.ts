import { after } from 'node:test'
import type pg from 'pg'
import { closing } from './closing.ts'
import { type Connection, quietPool, startTestServer, type TestServer, template } from './test-server.ts'

const open = new Set<() => Promise<void>>()
let server: Promise<TestServer> | undefined
let home: pg.Pool | undefined
let made = 0
/**
 * Databases that are done with. The server looks every tenth of a second whether the last connection to one that is dropped has
 * ended, and at first it never has: a few stay for a while.
 */
const left: string[] = []
const mostLeft = 4

/**
 * A fresh database with every migration and list, cloned in some tens of milliseconds and dropped soon after the file's tests
 * are over. Under `npm test` all files share one server; a file run alone starts its own.
 * @param like another to be cloned instead, to which nobody is connected
 */
export async function aDatabase(
  like = template,
): Promise<{ connection: Connection; pool: pg.Pool; drop: () => Promise<void> }> {
  const { connection: at } = await theServer()
  const connection = { ...at, database: `test_${process.pid}_${++made}` }
  // quicker than through the log, where nothing has to survive
  await onServer(`create database ${connection.database} template ${like} strategy file_copy`)
  const pool = quietPool(connection)
  const drop = async () => {
    if (!open.delete(drop)) return
    await pool.end()
    left.push(connection.database)
    if (left.length > mostLeft) await sweep(left.splice(0, 1))
  }
  open.add(drop)
  return { connection, pool, drop }
}

/** Lets go of all databases and of the server that was started for them; a benchmark, which is no test, calls it at its end. */
export async function closeDatabases(): Promise<void> {
  for (const drop of [...open]) await closing('the databases that were left open', drop)
  await sweep(left.splice(0))
  await home?.end()
  home = undefined
  await (await server)?.stop()
}
after(closeDatabases)

function theServer(): Promise<TestServer> {
  server ??= findServer()
  return server
}

async function findServer(): Promise<TestServer> {
  const given = process.env.TEST_POSTGRES
  return given ? { connection: JSON.parse(given) as Connection, pid: 0, stop: async () => {} } : await startTestServer()
}

async function sweep(databases: string[]): Promise<void> {
  for (const database of databases) await onServer(`drop database ${database} with (force)`)
}

/** One connection of the process makes and drops all databases; to make a connection costs a fifth of making a database. */
async function onServer(statement: string): Promise<void> {
  const { connection } = await theServer()
  home ??= quietPool(connection, 1)
  await home.query(statement)
}
