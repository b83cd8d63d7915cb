import type { AddressInfo } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { writeCounted } from '#features/jobs/job-search/searches-in-vain.ts'
import { mountSitemap } from '#features/jobs/job-search/sitemap.ts'
import { salaryAddresses } from '#features/jobs/salaries/salary-addresses.ts'
import { listedDays } from '#features/open-days/open-days/list-days.ts'
import { freeLostWork } from '#platform/server/background/free-lost-work.ts'
import { startWorker } from '#platform/server/background/worker.ts'
import type { World } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/db/one-at-a-time.ts'
import { addressReader } from '#platform/server/http/addresses.ts'
import { mountApi } from '#platform/server/http/api.ts'
import { mountBrandFiles } from '#platform/server/http/brand-files.ts'
import { mountDocs } from '#platform/server/http/docs-page.ts'
import { mountHealth } from '#platform/server/http/health.ts'
import { makeLimits } from '#platform/server/http/limits.ts'
import { openBuild } from '#platform/server/http/open-build.ts'
import { mountForms, mountPages } from '#platform/server/http/render.ts'
import { contextOf, factsOf } from '#platform/server/http/request-context.ts'
import { makeServer } from '#platform/server/http/server.ts'
import { mountWords } from '#platform/server/http/words-route.ts'
import { Hub } from '#platform/server/live/hub.ts'
import { listen, listenByRedis } from '#platform/server/live/listen.ts'
import { sayWhere } from '#platform/server/live/say-where.ts'
import { type LiveOptions, serveLive } from '#platform/server/live/socket.ts'
import type { Settings } from '#platform/server/settings.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { newId } from '#platform/shared/ids.ts'
import { parts } from './features.ts'
import { identify } from './identify.ts'
import { prepare } from './prepare.ts'
import { type OpenWorld, openWorld } from './world.ts'

export type Running = { address: string; opened: OpenWorld; stop: () => Promise<void> }

/** Starts web, worker or both, and says when visitors may come. */
export async function start(settings: Settings, say: (text: string) => void): Promise<Running> {
  const opened = await openWorld(settings, say)
  try {
    const { world, pools } = opened
    await oneAtATime(pools.direct, world.log, ({ db }) => prepare({ ...world, db, read: db, replica: null }, say))
    if (!settings.DATABASE_URL && settings.ROLE === 'all') await freeLostWork(pools.pool)
    const worker = settings.ROLE === 'web' ? null : await startWorker(world, pools.background)
    const web = settings.ROLE === 'worker' ? null : await startWeb(opened)
    const watched =
      settings.ROLE === 'worker' && settings.METRICS_PORT ? await startHealth(opened, settings.METRICS_PORT) : null
    if (web) say(`Masar is ready on ${web.address}`)
    else say('Masar worker is ready')
    const stop = async () => {
      await Promise.all([web?.stop(), worker?.stop(), watched?.close()])
      await opened.close()
    }
    return { address: web?.address ?? '', opened, stop }
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function startWeb({ world, pools, redis, isLive }: OpenWorld) {
  const { brand } = world
  const { calls } = parts
  const app = await makeServer(world)
  const limits = makeLimits(world.counters)
  let ready = false
  let isDraining = false
  // a balancer keeps no line to who is about to go
  app.addHook('onRequest', async (_request, reply) => void (isDraining && reply.header('connection', 'close')))
  mountHealth(app, world, { live: isLive, ready: () => ready })
  mountWords(app, world.wording)
  mountBrandFiles(app, world, brand)
  mountDocs(
    app,
    world,
    brand.name.en,
    calls.map((one) => one.call),
  )
  mountSitemap(app, world, { salaries: salaryAddresses, 'open-days': listedDays })
  mountApi(app, world, calls, limits, identify)
  mountForms(app)
  mountPages(app, world, { build: await openBuild(app, world.settings), brand, handled: calls, identify })
  const live = serveLive(app.server, liveOptions(world))
  const ear = sayWhere(live, world.replica)
  const line = listen(pools.direct, ear, world.log)
  if (redis) listenByRedis(redis, ear, world.log)
  await takePort(app, world)
  ready = true
  const { port } = app.server.address() as AddressInfo
  const stop = async () => {
    ready = false
    isDraining = true
    // until a balancer has asked again, and sends nobody here
    await rest(world.settings.DRAIN_SECONDS * 1_000)
    live.close()
    await app.close()
    await writeCounted(world)
    await line.close()
  }
  return { address: `http://localhost:${port}`, stop }
}

/** Of a worker, which has no pages: how it is, for whoever looks after it. */
async function startHealth({ world, isLive }: OpenWorld, port: number) {
  const app = fastify()
  mountHealth(app, world, { live: isLive, ready: () => true })
  await takePort(app, world, port)
  return app
}

function liveOptions(world: World): LiveOptions {
  const { settings, log } = world
  const addressOf = addressReader(settings)
  return {
    hub: new Hub(parts.topics),
    log,
    publicOrigin: new URL(settings.publicUrl).origin,
    addressOf,
    // whoever asks to watch has just been told of it
    identify: (request) =>
      contextOf({ ...world, read: world.db }, identify, factsOf(request), {
        ...{ requestId: newId(), address: addressOf(request), userAgent: '' },
      }),
    most: settings.RATE_LIMIT === 'off' ? null : { perAddress: settings.LIVE_PER_ADDRESS, perPerson: 20 },
    // hot reload has a line of its own
    others: settings.development ? ['/hot'] : [],
  }
}

async function takePort(app: FastifyInstance, { settings }: World, port = settings.PORT) {
  try {
    await app.listen({ port, host: settings.HOST })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE')
      throw new StartRefused(`Port ${port} is taken by another program. Stop it, or choose another with PORT.`)
    if (code === 'EACCES')
      throw new StartRefused(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`)
    throw error
  }
}
