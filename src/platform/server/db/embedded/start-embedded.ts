import { existsSync } from 'node:fs'
import pg from 'pg'
import { ensureCluster, superuser } from './cluster.ts'
import { type DataFolder, prepareDataFolder } from './data-folder.ts'
import { findRunning, halt, launch, type Postmaster } from './postmaster.ts'
import { isAlive } from './processes.ts'
import { findPrograms } from './programs.ts'
import type { ServerSettings } from './server-settings.ts'
import { withStarterLock } from './starter-lock.ts'
import { enter, isUsed } from './users.ts'
import { waitUntil } from './wait-until.ts'

export type Embedded = {
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** Process id of the server. */
  pid: number
  /** To be called once all connections are closed; the server ends with the last process that uses it. */
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  database: string
  settings?: ServerSettings
  /** How long it may take to get ready, in ms; longer than usual where a backup is followed. */
  readyWithin?: number
  onProgress?: (text: string) => void
}

/**
 * Gives a PostgreSQL that lives in `dataDir`: the one already running there, else started, on the very first time made.
 * Safe against kill -9 of anybody at any moment, and against several processes that start at once.
 * @throws StartRefused one sentence that says what to do
 */
export async function startEmbedded({
  dataDir,
  database,
  settings = {},
  readyWithin,
  onProgress = () => {},
}: Options): Promise<Embedded> {
  const at = prepareDataFolder(dataDir)
  const programs = findPrograms(at.identity, at.folder)
  return await withStarterLock(at.lock, async () => {
    const password = ensureCluster(at, programs, settings.fsync !== 'off', onProgress)
    const connectionTo = ({ host, port }: Postmaster) => ({ host, port, user: superuser, password, database })
    const reached = async (postmaster: Postmaster) => {
      await ensureDatabase(connectionTo(postmaster))
      return postmaster
    }
    const running = await findRunning(at)
    const postmaster =
      (running && (await reached(running).catch((error) => demandEnded(running, error)))) ??
      (await reached(await launch(at, programs.bin, settings, readyWithin)))
    return { connection: connectionTo(postmaster), pid: postmaster.pid, stop: stopper(at, programs.bin) }
  })
}

/** A server that was killed is still found for a moment, and answers nobody. @throws the error, if it goes on living */
async function demandEnded({ pid }: Postmaster, error: unknown): Promise<null> {
  if (!(await waitUntil(() => !isAlive(pid), 2_000))) throw error
  return null
}

async function ensureDatabase(connection: Embedded['connection']) {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [connection.database])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`)
  } finally {
    await client.end()
  }
}

function stopper(at: DataFolder, bin: string) {
  const leave = enter(at.users)
  let stopping: Promise<void> | undefined
  const stop = async () => {
    if (!existsSync(at.cluster)) return // thrown away under our feet: the server notices by itself
    await withStarterLock(at.lock, async () => {
      leave()
      if (isUsed(at.users)) return
      // found anew, because it may have been killed and started by another process since
      const current = await findRunning(at)
      if (current) await halt(at, bin, current)
    })
  }
  return () => {
    stopping ??= stop()
    return stopping
  }
}
