import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { freePort } from '#tests/world/free-port.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { quiet } from './quiet.ts'

/** The built product with its demo content, which can be killed with its database and comes back at the same address. */
export async function startRestartable() {
  await ensureBuilt(process.cwd(), process.execPath)
  const folder = temporaryFolder('storm')
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const begin = async (): Promise<ChildProcess> => {
    const env = { ...process.env, ...quiet, NODE_ENV: 'production', DATA_DIR: folder, PORT: port, METRICS_TOKEN: '' }
    const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
      const answer = await fetch(`${url}/health/ready`).catch(() => null)
      if (answer?.ok) return child
      await setTimeout(50)
    }
  }
  let child = await begin()
  const database = path.join(folder, 'postgres')
  return {
    url,
    /** What a query finds, by a line of its own. */
    async rows<T extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<T[]> {
      const embedded = await startEmbedded({ dataDir: database, database: 'masar' })
      const client = new pg.Client(embedded.connection)
      await client.connect()
      try {
        return (await client.query<T>(query, values)).rows
      } finally {
        await client.end()
        await embedded.stop()
      }
    },
    /** Kills server and database with -9 and starts both again. @returns ms until it answered again */
    async killed(): Promise<number> {
      const begun = performance.now()
      const ended = once(child, 'exit')
      const postmaster = Number(readFileSync(path.join(database, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(postmaster, 'SIGKILL')
      child.kill('SIGKILL')
      await ended
      child = await begin()
      return performance.now() - begun
    },
    /** Resident memory of the server, in MB. */
    memory(): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024)
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Restartable = Awaited<ReturnType<typeof startRestartable>>
