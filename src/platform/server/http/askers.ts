import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Asker, askerNow } from '../db/gathered.ts'

/** Serves each request as an asker of its own; of one that only reads, what is asked at the same time goes together. */
export function knowAskers(app: FastifyInstance): (request: FastifyRequest) => Asker | undefined {
  const askers = new WeakMap<FastifyRequest, Asker>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request
    const asker = { waiting: method === 'GET' || method === 'HEAD' ? new Map() : null, asked: 0 }
    askers.set(request, asker)
    askerNow.run(asker, done)
  })
  return (request) => askers.get(request)
}
