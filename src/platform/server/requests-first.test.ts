import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import fastify from 'fastify'
import { countRequests, letPeopleGoFirst } from './requests-first.ts'

/** Twelve requests that are not answered until told; every second one can be given up. */
async function manyRequests() {
  const app = fastify({ forceCloseConnections: true })
  after(() => app.close())
  countRequests(app)
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  app.get('/', async () => {
    await gate
    return 'done'
  })
  const url = await app.listen({ port: 0 })
  let arrived = 0
  app.server.on('request', () => arrived++)
  const leaving = new AbortController()
  const ask = (signal?: AbortSignal) => fetch(url, { signal: signal ?? null }).catch(() => null)
  const asked = Array.from({ length: 12 }, (_, at) => ask(at % 2 ? leaving.signal : undefined))
  while (arrived < asked.length) await once(app.server, 'request')
  return { open, leave: () => leaving.abort(), answers: () => Promise.all(asked) }
}

/** Keeps the process busy until told. */
function toil() {
  const timer = setInterval(() => {
    const until = performance.now() + 40
    while (performance.now() < until);
  }, 1)
  return () => clearInterval(timer)
}

/** Well before it would go on in any case. */
const soon = (work: Promise<unknown>) => Promise.race([work.then(() => 'done'), rest(5_000, 'waits', { ref: false })])

test('work waits while a busy process answers many requests, also for those whose askers left', async () => {
  const { open, leave, answers } = await manyRequests()
  const stop = toil()
  let isDone = false
  const work = letPeopleGoFirst().then(() => {
    isDone = true
  })
  await rest(300)
  assert.equal(isDone, false)
  leave()
  assert.equal(await soon(work), 'done')
  stop()
  open()
  assert.equal((await answers())[0]?.status, 200)
})

test('many who are slow keep no work waiting while the process has nothing to do', async () => {
  const { open, answers } = await manyRequests()
  assert.equal(await soon(letPeopleGoFirst()), 'done')
  open()
  await answers()
})
