import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { aDatabase } from '#tests/world/postgres.ts'
import type { Tx } from '../context.ts'
import { openPools } from '../db/pools.ts'
import { makeLog } from '../log.ts'
import type { Redis } from '../redis.ts'
import { liveChannel, publish } from './publish.ts'
import { tellByRedis } from './tell-by-redis.ts'

/** Something that takes words, or is away. */
function aRedis() {
  const told: string[] = []
  const state = { isAway: false }
  const publish = async (_channel: string, text: string) => {
    if (state.isAway) throw new Error('away')
    told.push((JSON.parse(text) as { id: string }).id)
  }
  return { told, state, redis: { publish } as unknown as Redis }
}

const say = (id: string) => (tx: Tx) => publish(tx, ['a:1'], 'a.b', id)

test('words are told once their transaction has committed, in order, and never of one that was rolled back', async () => {
  const { connection } = await aDatabase()
  const { redis, told } = aRedis()
  const pools = openPools(connection, makeLog('silent'), {
    tell: (pool) => tellByRedis(redis, pool, makeLog('silent')),
  })
  await pools.db.transaction().execute(async (tx) => {
    await say('one')(tx)
    await say('two')(tx)
    assert.deepEqual(told, [])
  })
  assert.deepEqual(told, ['one', 'two'])
  const failing = pools.db.transaction().execute(async (tx) => {
    await say('three')(tx)
    throw new Error('taken back')
  })
  await assert.rejects(failing, /taken back/)
  await pools.background.db.transaction().execute(say('four'))
  assert.deepEqual(told, ['one', 'two', 'four'])
  await pools.close()
})

test('while Redis is away the database tells them', async () => {
  const { connection } = await aDatabase()
  const { redis, state, told } = aRedis()
  const log = makeLog('silent')
  const pools = openPools(connection, log, { tell: (pool) => tellByRedis(redis, pool, log) })
  const ear = new pg.Client(connection)
  await ear.connect()
  await ear.query(`listen ${liveChannel}`)
  const heard = new Promise<string>((done) => ear.once('notification', ({ payload }) => done(payload ?? '')))
  state.isAway = true
  await pools.db.transaction().execute(say('five'))
  assert.equal(JSON.parse(await heard).id, 'five')
  assert.deepEqual(told, [])
  await ear.end()
  await pools.close()
})
