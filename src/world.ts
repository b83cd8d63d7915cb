import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import type pg from 'pg'
import type { World } from '#platform/server/context.ts'
import { meansAway } from '#platform/server/db/database-away.ts'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { stayRunning } from '#platform/server/db/embedded/stay-running.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { unnamed } from '#platform/server/db/often-asked.ts'
import { oneAtATime } from '#platform/server/db/one-at-a-time.ts'
import { openPools, type Pools } from '#platform/server/db/pools.ts'
import { sweepWorkFolders } from '#platform/server/files/work-folder.ts'
import { tellByRedis } from '#platform/server/live/tell-by-redis.ts'
import { makeLog } from '#platform/server/log.ts'
import { gaugePools, gaugeQueue } from '#platform/server/observe/gauges.ts'
import { startTracing } from '#platform/server/observe/trace.ts'
import { openRedis, type Redis } from '#platform/server/redis.ts'
import type { Settings } from '#platform/server/settings.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { makeWorld } from './make-world.ts'

const longestGoodbye = 2_000

export type OpenWorld = {
  world: World
  pools: Pools
  redis: Redis | null
  /** Whether the process can do its work, or will be able to again by itself. */
  isLive: () => boolean
  close: () => Promise<void>
}

/**
 * Opens everything that lives as long as the process: data folder, database (started here unless DATABASE_URL is set),
 * files, mail, words.
 * @throws StartRefused with one sentence on what to mend
 */
export async function openWorld(settings: Settings, onProgress: (text: string) => void): Promise<OpenWorld> {
  await demandFolder(settings.DATA_DIR)
  const endTracing = await startTracing(settings)
  const log = makeLog(settings.LOG_LEVEL)
  sweepWorkFolders(log)
  const startDatabase = () =>
    startEmbedded({ dataDir: path.resolve(settings.DATA_DIR, 'postgres'), database: 'masar', onProgress })
  const embedded = settings.DATABASE_URL ? null : await startDatabase()
  const database: pg.PoolConfig = embedded ? { ...embedded.connection } : { connectionString: settings.DATABASE_URL }
  const replica = settings.DATABASE_READ_URL ? { connectionString: settings.DATABASE_READ_URL } : null
  const direct =
    !embedded && settings.DATABASE_DIRECT_URL ? { connectionString: settings.DATABASE_DIRECT_URL } : database
  const nameOf = settings.DATABASE_PLANS === 'forget' ? unnamed : undefined
  const redis = openRedis(settings, log)
  const tell = redis ? (pool: pg.Pool) => tellByRedis(redis, pool, log) : undefined
  const pools = openPools(database, log, { replica, direct, nameOf, tell })
  try {
    await oneAtATime(direct, log, ({ pool }) => migrate(pool, onProgress)).catch(explain)
  } catch (error) {
    redis?.close()
    await pools.close()
    await embedded?.stop()
    throw error
  }
  const guarded =
    embedded &&
    stayRunning(
      embedded,
      startDatabase,
      (connection) => {
        Object.assign(database, connection)
        pools.moveTo(connection)
      },
      log,
    )
  gaugePools(pools)
  if (settings.ROLE !== 'web') gaugeQueue(pools)
  const world = await makeWorld(settings, { log, pools, redis })
  const close = async () => {
    world.mail.close()
    redis?.close()
    // whoever holds a connection to a database that is away gives it back late or never
    await Promise.race([pools.close(), rest(longestGoodbye)])
    await guarded?.stop()
    await endTracing()
  }
  return { world, pools, redis, isLive: () => guarded?.isLive() ?? true, close }
}

async function demandFolder(folder: string) {
  const at = path.resolve(folder)
  try {
    await mkdir(at, { recursive: true })
    await access(at, constants.W_OK)
  } catch {
    throw new StartRefused(
      `The data folder ${at} cannot be written. Choose another with DATA_DIR, or give yourself the right to write there.`,
    )
  }
}

function explain(error: unknown): never {
  const { code } = error as { code?: string }
  if (meansAway(error) || code === '28P01' || code === '3D000')
    throw new StartRefused('The database of DATABASE_URL cannot be reached: check address, name, user and password.')
  throw error
}
