import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import fastify from 'fastify'
import { countRequests, letPeopleGoFirst } from './requests-first.ts'

test('work waits while many requests are answered, also for those whose askers left', async () => {
  const app = fastify()
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
  const ask = (signal?: AbortSignal) => fetch(url, { signal: signal ?? null }).catch(() => null)
  const leaving = new AbortController()
  const asked = Array.from({ length: 12 }, (_, at) => ask(at % 2 ? leaving.signal : undefined))
  while (arrived < asked.length) await once(app.server, 'request')
  let isDone = false
  const work = letPeopleGoFirst().then(() => {
    isDone = true
  })
  await rest(120)
  assert.equal(isDone, false)
  leaving.abort()
  // well before it would go on in any case
  assert.equal(await Promise.race([work.then(() => 'done'), rest(5_000, 'waits', { ref: false })]), 'done')
  open()
  assert.equal((await asked[0])?.status, 200)
})
