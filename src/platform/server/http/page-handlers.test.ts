import assert from 'node:assert/strict'
import test from 'node:test'
import type { EntryContext, ServerBuild } from 'react-router'
import { pageHandlers } from './page-handlers.ts'

const screen = () => null
const paths: Record<string, [parent: string | undefined, path?: string]> = {
  root: [undefined],
  session: ['root'],
  landing: ['session'],
  jobs: ['session', 'jobs'],
  job: ['session', 'jobs/:address'],
  companies: ['session', 'companies'],
  lost: ['session', '*'],
}
const routes = Object.fromEntries(
  Object.entries(paths).map(([id, [parentId, path]]) => [
    id,
    { id, parentId, path, index: id === 'landing', module: { default: screen } },
  ]),
)
const tell = (
  _: Request,
  status: number,
  __: Headers,
  { staticHandlerContext, routeModules, manifest }: EntryContext,
) =>
  Response.json({
    status,
    at: staticHandlerContext.matches.at(-1)?.route.id,
    known: Object.keys(routeModules),
    listed: Object.keys(manifest.routes),
  })
const build = {
  ...{ routes, assets: { routes }, entry: { module: { default: tell } } },
  ...{ basename: '/', future: {}, ssr: true, prerender: [], routeDiscovery: { mode: 'initial' } },
} as unknown as ServerBuild

type Told = { status: number; at: string; known: string[]; listed: string[] }

async function ask(path: string, mode = 'production'): Promise<Told> {
  const response = await pageHandlers(build, mode)(path)(new Request(`http://here${path}`))
  return JSON.parse(await response.text())
}

test('a page is made with the routes of its first segment, and the one for what is nowhere', async () => {
  const known = ['root', 'session', 'jobs', 'job', 'lost']
  for (const [path, at] of Object.entries({
    '/jobs': 'jobs',
    '/JOBS': 'jobs',
    '/jobs/cook': 'job',
    '/jobs/a/b': 'lost',
  }))
    assert.deepEqual(await ask(path), { status: 200, at, known, listed: known }, path)
  assert.deepEqual((await ask('/')).known, ['root', 'session', 'landing', 'lost'])
})

test('an address that no route begins with, or that is written with percents, is looked for among all', async () => {
  const known = Object.keys(paths)
  assert.deepEqual(await ask('/nowhere'), { status: 200, at: 'lost', known, listed: known })
  assert.equal((await ask('/%6Aobs')).at, 'jobs')
})

test('the handler of a first segment is made once', () => {
  const handlerOf = pageHandlers(build, 'production')
  assert.equal(handlerOf('/jobs'), handlerOf('/jobs/cook'))
  assert.notEqual(handlerOf('/jobs'), handlerOf('/companies'))
})

test('in development every page knows all routes', async () => {
  assert.deepEqual((await ask('/jobs', 'development')).known, Object.keys(paths))
})
