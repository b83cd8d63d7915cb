import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { aDatabase } from '#tests/world/postgres.ts'
import { makeLog } from '../log.ts'
import { oneAtATime } from './one-at-a-time.ts'

test('of several that bring a database into shape one does it at a time, also after one failed', async () => {
  const { connection } = await aDatabase()
  const log = makeLog('silent')
  let inside = 0
  let most = 0
  const work = () =>
    oneAtATime(connection, log, async ({ pool }) => {
      most = Math.max(most, ++inside)
      await pool.query('select pg_sleep(0.05)')
      await rest(20)
      inside--
    })
  await assert.rejects(
    oneAtATime(connection, log, () => Promise.reject(new Error('broke'))),
    /broke/,
  )
  await Promise.all([work(), work(), work()])
  assert.equal(most, 1)
})
