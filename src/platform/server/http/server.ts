import type { IncomingMessage, Server } from 'node:http'
import path from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import serveStatic from '@fastify/static'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { World } from '../context.ts'
import { traceRequests } from '../observe/trace.ts'
import { countRequests } from '../requests-first.ts'
import { trustedProxies } from './addresses.ts'
import { answerProblem } from './answer-problem.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { knowAskers } from './askers.ts'
import { bodyLimit } from './decode.ts'
import { loggedUrl } from './logged-url.ts'
import { ownPath } from './own-path.ts'
import { securityHeaders } from './security-headers.ts'
import { heedPlaces } from './seen-places.ts'
import { swallow } from './swallow.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** In ms, until all of a request has come: a slow phone sends the largest file in less, and nobody keeps a line open for ever. */
const longestRequest = 30 * 60_000

/** The bare HTTP server: headers, compression, bodies, files of the build. Calls and pages are mounted on it. */
export async function makeServer(world: World): Promise<FastifyInstance> {
  const { settings } = world
  const app = fastify({
    loggerInstance: world.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: trustedProxies(settings),
    bodyLimit,
    frameworkErrors: (error, request, reply) => void answerProblem(request, reply, error, world),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, world),
    rewriteUrl: ({ url = '/' }) => ownPath(url),
    forceCloseConnections: 'idle',
    requestTimeout: longestRequest,
    http: { shouldUpgradeCallback },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  // text is no body here, as no other unknown kind is
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('nonce', '')
  countRequests(app)
  traceRequests(app)
  heedPlaces(app, world)
  const askerOf = knowAskers(app)
  app.addHook('onRequest', securityHeaders(settings))
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      request: request.id,
      method: request.method,
      url: loggedUrl(request.url),
      status: reply.statusCode,
    }
    const questions = askerOf(request)?.asked
    world.log.info({ ...facts, ms: Math.round(reply.elapsedTime), questions }, 'request')
  })
  app.setErrorHandler(async (error, request, reply) => {
    await swallow(error, request, reply)
    return answerProblem(request, reply, error, world)
  })
  await app.register(compress, {
    globalCompression: true,
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { 1: 4 } },
  })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart)
  app.setNotFoundHandler((request, reply) => answerProblem(request, reply, new Refused('not_found'), world))
  return app
}

/** An upgrade to anything but a WebSocket is an offer that may be passed over (RFC 9110 §7.8): a request like any other. */
function shouldUpgradeCallback(this: unknown, { headers }: IncomingMessage): boolean {
  return /^websocket$/i.test(headers.upgrade ?? '') && (this as Server).listenerCount('upgrade') > 0
}

const forever = 'public, max-age=31536000, immutable'

/** Files of the browser build: those in `assets/` are named by their content and kept for good. */
export async function mountStatic(app: FastifyInstance): Promise<void> {
  await app.register(serveStatic, {
    root: path.join(root, 'build/client'),
    wildcard: false,
    index: false,
    // small copies lie beside the files (scripts/lib/compress.mjs)
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, file) {
      // a worker of the browser must never be an old one, whichever copy of it is sent
      const isWorker = /-worker\.js(?:\.(?:br|gz))?$/.test(file)
      reply.header(
        'cache-control',
        file.includes('/assets/') ? forever : isWorker ? 'no-cache' : 'public, max-age=3600',
      )
    },
  })
}
