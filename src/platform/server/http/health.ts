import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { World } from '../context.ts'
import { metrics } from '../observe/metrics.ts'

/** Whoever asks whether to send visitors here does not wait longer, in ms. */
const longest = 1_000

/**
 * `/health/live`: the process can do its work, or will be able to again by itself. `/health/ready`: it may get visitors.
 * `/metrics`: for whoever holds the token.
 */
export function mountHealth(
  app: FastifyInstance,
  world: World,
  is: { live: () => boolean; ready: () => boolean },
): void {
  app.get('/health/live', (_request, reply) =>
    reply.status(is.live() ? 200 : 503).send({ status: is.live() ? 'live' : 'not_live' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const asked = sql`select 1`.execute(world.db).then(
      () => true,
      () => false,
    )
    const database = await Promise.race([asked, rest(longest, false)])
    const ready = database && is.ready()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', database })
  })
  app.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN: token } = world.settings
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    if (token ? request.headers.authorization !== `Bearer ${token}` : !local) return reply.status(404).send()
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
