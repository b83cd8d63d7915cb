import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { openCounters } from './counters.ts'
import { makeLog } from './log.ts'
import { openRedis } from './redis.ts'
import { readSettings } from './settings.ts'

/** Something that takes connections and breaks them off. */
async function aBrokenServer() {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { url: `redis://127.0.0.1:${typeof address === 'object' && address?.port}`, close: () => server.close() }
}

test('while Redis is away, limits hold within the process, and neither start nor calls wait for it', async () => {
  const { url, close } = await aBrokenServer()
  for (const REDIS_URL of [url, 'redis://127.0.0.1:1']) {
    const begun = performance.now()
    const redis = openRedis(readSettings({ REDIS_URL }), makeLog('silent'))
    const counters = openCounters(readSettings({ REDIS_URL }), redis)
    const counter = counters.named('tries', { times: 2, seconds: 60 })
    await counter?.consume('somebody')
    await counter?.consume('somebody')
    await assert.rejects(async () => counter?.consume('somebody'), { consumedPoints: 3 })
    await counter?.delete('somebody')
    await counter?.consume('somebody')
    assert.ok(performance.now() - begun < 3_000)
    redis?.close()
  }
  close()
})
