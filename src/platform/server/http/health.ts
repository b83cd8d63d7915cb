import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { World } from '../context.ts'
import { metrics } from '../metrics.ts'

/** `/health/live`: the process answers. `/health/ready`: it may get visitors. `/metrics`: for whoever holds the token. */
export function mountHealth(app: FastifyInstance, world: World, isReady: () => boolean): void {
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const database = await sql`select 1`.execute(world.db).then(
      () => true,
      () => false,
    )
    const ready = database && isReady()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', database })
  })
  app.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN: token } = world.settings
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    if (token ? request.headers.authorization !== `Bearer ${token}` : !local) return reply.status(404).send()
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
