// node tests/world/killable-site.ts: another process of a site, which answers one request, or works its queue, until it is killed.
import { Logger, runOnce } from 'graphile-worker'
import type pg from 'pg'
import { tasksOf } from '#platform/server/background/worker.ts'
import { openPools } from '#platform/server/db/pools.ts'
import { mountApi } from '#platform/server/http/api.ts'
import { makeLimits } from '#platform/server/http/limits.ts'
import { makeServer } from '#platform/server/http/server.ts'
import { makeLog } from '#platform/server/log.ts'
import { readSettings } from '#platform/server/settings.ts'
import { parts } from '../../src/features.ts'
import { identify } from '../../src/identify.ts'
import { makeWorld } from '../../src/make-world.ts'
import type { Work } from './a-killable.ts'

const log = makeLog('silent')
const pools = openPools(JSON.parse(process.env.SITE_DATABASE ?? '{}') as pg.PoolConfig, log)
const world = await makeWorld(readSettings(process.env), { log, pools })
const app = await makeServer(world)
mountApi(app, world, parts.calls, makeLimits(world.counters), identify)
await app.ready()

process.on('message', async (work: Work) => {
  if (work.request) await app.inject(work.request)
  else await runOnce({ pgPool: pools.pool, taskList: tasksOf(world), noHandleSignals: true, logger: quiet })
  process.send?.('done')
})
process.once('disconnect', () => process.exit(0))
const quiet = new Logger(() => () => {})
process.send?.('ready')
