import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { after } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import type pg from 'pg'
import { tasksOf } from '#platform/server/background/worker.ts'
import type { World } from '#platform/server/context.ts'
import { openPools, type Ways } from '#platform/server/db/pools.ts'
import { mountApi } from '#platform/server/http/api.ts'
import { makeLimits } from '#platform/server/http/limits.ts'
import { makeServer } from '#platform/server/http/server.ts'
import { makeLog } from '#platform/server/log.ts'
import { type OutboxMessage, readOutbox } from '#platform/server/outbox.ts'
import { readSettings } from '#platform/server/settings.ts'
import { parts } from '../../src/features.ts'
import { identify } from '../../src/identify.ts'
import { makeWorld } from '../../src/make-world.ts'
import { closing } from './closing.ts'
import { aDatabase } from './postgres.ts'
import './one-transaction.ts'
import './quick-passwords.ts'
import { quickFolder } from './temporary-folder.ts'

export type Site = {
  app: FastifyInstance
  world: World
  pool: pg.Pool
  connection: pg.PoolConfig
  /** Closes something before the site itself is closed. */
  atEnd: (close: () => unknown) => void
  /** Moves the site's clock. */
  later: (ms: number) => void
  /** Lets reactions and queued jobs run until nothing is left, and gives what went out, newest first. */
  settle: () => Promise<(OutboxMessage & { id: string })[]>
}

/** With patience for a machine that does much else: twenty people at once may wait long for their connections there. */
const patiently = async (connection: pg.PoolConfig): Promise<pg.PoolConfig> => ({
  ...connection,
  connectionTimeoutMillis: 30_000,
})

const quiet = new Logger(() => () => {})

/**
 * The whole API on a database of its own, without a port: requests are injected at its door.
 * @param through another way to the same database, or to another of the same shape
 */
export async function aSite(
  environment: Record<string, string> = {},
  through = patiently,
  ways: Ways = {},
): Promise<Site> {
  const { connection: direct, drop } = await aDatabase()
  const connection = await through(direct)
  const folder = quickFolder('site')
  await mkdir(path.join(folder, 'files'))
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMIT: 'off',
    MAIL_DELAY: '0',
    LOG_LEVEL: 'error',
    PUSH: 'outbox',
    PUSH_HOSTS: 'push.example',
    ...environment,
  })
  const log = makeLog(settings.LOG_LEVEL)
  const pools = openPools(connection, log, ways)
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const world = await makeWorld(settings, { log, pools, now })
  const app = await makeServer(world)
  mountApi(app, world, parts.calls, makeLimits(world.counters), identify)
  const closers: (() => unknown)[] = []
  closeAfter(async () => {
    const name = connection.database
    for (const close of closers.reverse()) await closing(`something beside the site of ${name}`, close)
    await closing(`the server of ${name}`, () => app.close())
    await closing(`the connections to ${name}`, () => pools.close())
    // a process has many sites, and memory is where their databases lie
    await closing(`the database ${name}`, drop)
    await rm(folder, { recursive: true, force: true })
  })
  const queue = { pgPool: pools.pool, noHandleSignals: true, logger: quiet }
  // beside the options, which the queue remembers for as long as the process lives
  const taskList = tasksOf(world)
  return {
    app,
    world,
    pool: pools.pool,
    connection,
    atEnd: (close) => closers.push(close),
    later(ms) {
      ahead += ms
    },
    async settle() {
      await runOnce(queue, taskList)
      // the queue does not wait for its last job to be crossed out
      const inHand = () => pools.pool.query('select from graphile_worker._private_jobs where locked_at is not null')
      for (let tries = 0; tries < 100 && (await inHand()).rowCount; tries++) await rest(10)
      return readOutbox(settings, 200)
    },
  }
}

const open = new Map<number, () => Promise<void>>()
let made = 0

/** A test remembers its hooks for as long as the process lives, and with them would remember the whole site: 4 MB. */
function closeAfter(close: () => Promise<void>): void {
  const number = ++made
  open.set(number, close)
  after(forget(number))
}

const forget = (number: number) => async () => {
  await open.get(number)?.()
  open.delete(number)
}
