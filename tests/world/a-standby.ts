import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import pg from 'pg'
import { copyServer } from '#platform/server/backup/base-backup.ts'
import { unpack } from '#platform/server/backup/unpack.ts'
import { prepareDataFolder } from '#platform/server/db/embedded/data-folder.ts'
import { give } from '#platform/server/db/embedded/identity.ts'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { quickFolder } from './temporary-folder.ts'
import { type Connection, startTestServer, template } from './test-server.ts'

/** A server of its own and a standby that follows it, and may be stopped from following. */
export async function aServerWithStandby() {
  const primary = await startTestServer()
  const folder = quickFolder('standby')
  const at = prepareDataFolder(path.join(folder, 'postgres'))
  await mkdir(at.cluster, { mode: 0o700 })
  give(at.cluster, at.identity)
  const copy = new PassThrough()
  await Promise.all([copyServer(primary.connection, copy), unpack(copy, at.cluster, at.identity)])
  const { host, port, user, password } = primary.connection
  const source = `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'`
  await appendFile(path.join(at.cluster, 'postgresql.auto.conf'), `${source}\nmax_standby_streaming_delay = 0\n`)
  for (const [file, text] of [
    [path.join(at.cluster, 'standby.signal'), ''],
    [at.password, password],
  ] as const) {
    await writeFile(file, text, { mode: 0o600 })
    give(file, at.identity)
  }
  const settings = { fsync: 'off', max_connections: '200' }
  const standby = await startEmbedded({ dataDir: at.folder, database: template, settings })
  const ask = async (connection: Connection, text: string) => {
    const client = new pg.Client(connection)
    await client.connect()
    return await client.query(text).finally(() => client.end())
  }
  return {
    primary: { ...primary.connection, database: template } satisfies pg.PoolConfig,
    standby: standby.connection satisfies pg.PoolConfig,
    /** From now on the standby stays as it is. */
    pause: () => ask(standby.connection, 'select pg_wal_replay_pause()'),
    resume: () => ask(standby.connection, 'select pg_wal_replay_resume()'),
    /** Until the standby has all that the primary has written so far. */
    async caughtUp() {
      const { rows } = await ask(primary.connection, 'select pg_current_wal_insert_lsn()::text as place')
      const there = `select pg_last_wal_replay_lsn() >= '${rows[0].place}' as is`
      while (!(await ask(standby.connection, there)).rows[0].is) await new Promise((done) => setTimeout(done, 20))
    },
    async stop() {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
