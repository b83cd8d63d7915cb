import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { aLine } from '#tests/world/a-line.ts'
import { aSite } from '#tests/world/site.ts'
import { openPools } from '../db/pools.ts'
import { gatherParts } from '../feature.ts'
import { startWorker } from './worker.ts'

test('a worker that loses the database with a job in hand goes on when it is back', { timeout: 60_000 }, async () => {
  const site = await aSite({ LOG_LEVEL: 'silent' })
  const line = await aLine(site.connection)
  const pools = openPools(line.connection, site.world.log)
  const done: number[] = []
  let fails = true
  const paint = {
    name: 'paint',
    payload: z.object({ wall: z.number() }),
    run: async (_: unknown, { wall }: { wall: number }) => {
      if (wall === 1 && fails) {
        line.cut()
        fails = false
        throw new Error('fell off the ladder')
      }
      done.push(wall)
    },
  }
  const worker = await startWorker({ ...site.world, parts: gatherParts([{ background: [paint] }]) }, pools.background)
  const add = (wall: number) =>
    site.pool.query("select graphile_worker.add_job('paint', json_build_object('wall', $1::int))", [wall])
  await add(1)
  while (fails) await rest(20)
  await rest(1_000)
  line.mend()
  await add(2)
  // the one it had in hand too, after the rest that a failed job takes
  while (!(done.includes(1) && done.includes(2))) await rest(50)
  const { rows } = await site.pool.query('select name from background_workers')
  assert.equal(rows.length, 1)
  await worker.stop()
  assert.equal((await site.pool.query('select from background_workers')).rowCount, 0)
  await pools.close()
  line.close()
})

test('a worker whose first look at its tasks failed begins anew, and works', { timeout: 60_000 }, async () => {
  const site = await aSite({ LOG_LEVEL: 'silent' })
  const pools = openPools(site.connection, site.world.log)
  const { pool } = pools.background
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  let fails = true
  const stumbles = async () => {
    const client = await connect()
    const query = client.query.bind(client) as (asked: unknown, ...more: unknown[]) => unknown
    const stumble = (asked: unknown, ...more: unknown[]) => {
      const { text = '' } = asked as { text?: string }
      if (!fails || !text.includes('_private_tasks as tasks')) return query(asked, ...more)
      fails = false
      return Promise.reject(new Error('the line was cut'))
    }
    return Object.assign(client, { query: stumble })
  }
  const listens = (take?: Parameters<pg.Pool['connect']>[0]) =>
    take ? pool.constructor.prototype.connect.call(pool, take) : stumbles()
  Object.assign(pool, { connect: listens })
  const done: number[] = []
  const paint = {
    name: 'paint',
    payload: z.object({ wall: z.number() }),
    run: async (_: unknown, { wall }: { wall: number }) => void done.push(wall),
  }
  const worker = await startWorker({ ...site.world, parts: gatherParts([{ background: [paint] }]) }, pools.background)
  await site.pool.query("select graphile_worker.add_job('paint', json_build_object('wall', 1))")
  while (!done.includes(1)) await rest(50)
  assert.equal(fails, false)
  await worker.stop()
  await pools.close()
})
