import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Settings } from '../settings.ts'
import { StartRefused } from '../start-refused.ts'
import { mountStatic } from './server.ts'

/** Addresses that the server answers itself; Vite would look for files there. */
const ours = /^\/(?:assets\/lang\/|icons\/|favicon\.svg|manifest\.webmanifest)/
const root = path.resolve(import.meta.dirname, '../../../..')

/** The pages: built once in production; in development straight from the source, with hot reload on the same port. */
export async function openBuild(app: FastifyInstance, settings: Settings): Promise<() => Promise<ServerBuild>> {
  if (settings.development) return openSource(app)
  await mountStatic(app)
  const at = pathToFileURL(path.join(root, 'build/server/index.js')).href
  const build = await import(at).catch(() => {
    throw new StartRefused('The pages are not built yet. Start with "npm start", which builds them when needed.')
  })
  return async () => build
}

async function openSource(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite')
  const before = process.listeners('SIGTERM')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server, path: '/hot' } },
    appType: 'custom',
  })
  // Vite would end the process at once; the drain of main.ts closes it, and everything else, in order
  for (const listener of process.listeners('SIGTERM')) if (!before.includes(listener)) process.off('SIGTERM', listener)
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || ours.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}
