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

test('neither waiting nor working ends by a limit that the role has of its own', async () => {
  const { connection, pool } = await aDatabase()
  const { database = '' } = connection
  await pool.query(`alter database ${database} set statement_timeout = '100ms'`)
  const slow = () =>
    oneAtATime(connection, makeLog('silent'), async ({ pool }) => void (await pool.query('select pg_sleep(0.3)')))
  await Promise.all([slow(), slow()])
})
