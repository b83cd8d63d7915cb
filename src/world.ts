import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import type pg from 'pg'
import { registerGrants } from '#features/files/grants.ts'
import { mayStillDo } from '#features/jobs/job-team.ts'
import { registerMayStill } from '#features/notifications/may-still.ts'
import { registerHoldings } from '#features/own-data/holdings.ts'
import { registerShareables } from '#features/sharing/shareables.ts'
import { type Brand, readBrand } from '#platform/server/brand.ts'
import type { World } from '#platform/server/context.ts'
import { openCounters } from '#platform/server/counters.ts'
import { meansAway } from '#platform/server/db/database-away.ts'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { stayRunning } from '#platform/server/db/embedded/stay-running.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { oneAtATime } from '#platform/server/db/one-at-a-time.ts'
import { openPools, type Pools } from '#platform/server/db/pools.ts'
import { registerReactions } from '#platform/server/events/reactions.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { openScanner } from '#platform/server/files/virus-scanner.ts'
import { sweepWorkFolders } from '#platform/server/files/work-folder.ts'
import { makeLog } from '#platform/server/log.ts'
import { openMail } from '#platform/server/mail/mail.ts'
import { openPush } from '#platform/server/push/push.ts'
import { readSecret } from '#platform/server/secret.ts'
import type { Settings } from '#platform/server/settings.ts'
import { makeSigner } from '#platform/server/signed.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { readWording } from '#platform/server/words/wording.ts'
import { grants, readNotes } from './grants.ts'
import { holdings } from './holdings.ts'
import { reactions } from './reactions.ts'
import { shareables } from './shareables.ts'

const longestGoodbye = 2_000

export type OpenWorld = {
  world: World
  brand: Brand
  pools: Pools
  database: pg.PoolConfig
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
  const log = makeLog(settings.LOG_LEVEL)
  sweepWorkFolders(log)
  const brand = readBrand(settings.BRAND)
  const startDatabase = () =>
    startEmbedded({ dataDir: path.resolve(settings.DATA_DIR, 'postgres'), database: 'masar', onProgress })
  const embedded = settings.DATABASE_URL ? null : await startDatabase()
  const database: pg.PoolConfig = embedded ? { ...embedded.connection } : { connectionString: settings.DATABASE_URL }
  const replica = settings.DATABASE_READ_URL ? { connectionString: settings.DATABASE_READ_URL } : null
  const pools = openPools(database, replica, log)
  try {
    await oneAtATime(database, log, ({ pool }) => migrate(pool, onProgress)).catch(explain)
  } catch (error) {
    await pools.close()
    await embedded?.stop()
    throw error
  }
  registerReactions(reactions)
  registerGrants(grants, readNotes)
  registerHoldings(holdings)
  registerShareables(shareables)
  registerMayStill(mayStillDo)
  const mail = openMail(settings, brand)
  const counters = openCounters(settings, log)
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
  const world: World = {
    settings,
    log,
    db: pools.db,
    read: pools.read,
    files: await openFiles(settings),
    wording: readWording(import.meta.dirname, brand.words),
    signer: makeSigner(readSecret(settings)),
    counters,
    mail,
    push: openPush(settings),
    scanner: openScanner(settings, log),
    brand,
    now: () => new Date(),
  }
  const close = async () => {
    mail.close()
    await counters.close()
    // whoever holds a connection to a database that is away gives it back late or never
    await Promise.race([pools.close(), rest(longestGoodbye)])
    await guarded?.stop()
  }
  return { world, brand, pools, database, isLive: () => guarded?.isLive() ?? true, close }
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
