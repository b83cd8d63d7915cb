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
  // it says that it lives as soon as it has begun anew
  while ((await site.pool.query('select from background_workers')).rowCount !== 1) await rest(50)
  await worker.stop()
  assert.equal((await site.pool.query('select from background_workers')).rowCount, 0)
  await pools.close()
  line.close()
})

test('a worker whose first look at its tasks failed begins anew, and works', { timeout: 60_000 }, async () => {
  const site = await aSite({ LOG_LEVEL: 'silent' })
  const pools = openPools(site.connection, site.world.log)
  let fails = true
  stumbling(pools.background.pool, async (text) => {
    if (!fails || !text.includes('_private_tasks as tasks')) return
    fails = false
    throw new Error('the line was cut')
  })
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

test('a worker that could not say of several jobs at once that they are done begins anew, and works', {
  timeout: 60_000,
}, async () => {
  const site = await aSite({ LOG_LEVEL: 'silent' })
  const pools = openPools(site.connection, site.world.log)
  let toFail = 3
  stumbling(pools.background.pool, async (text) => {
    if (toFail === 0 || !/delete from .*_private_jobs/.test(text)) return
    toFail--
    // the others are on their way before the first one fails
    while (toFail > 0) await rest(10)
    await rest(20 + toFail)
    throw new Error('the line was cut')
  })
  const done: number[] = []
  const paint = {
    name: 'paint',
    payload: z.object({ wall: z.number() }),
    run: async (_: unknown, { wall }: { wall: number }) => {
      await rest(wall * 30)
      done.push(wall)
    },
  }
  const worker = await startWorker({ ...site.world, parts: gatherParts([{ background: [paint] }]) }, pools.background)
  const add = (wall: number) =>
    site.pool.query("select graphile_worker.add_job('paint', json_build_object('wall', $1::int))", [wall])
  // the last is in hand while the others fail
  for (const wall of [1, 2, 3, 50]) await add(wall)
  while (toFail > 0) await rest(20)
  await add(4)
  while (!done.includes(4)) await rest(50)
  await worker.stop()
  await pools.close()
})

/** Lets a pool look at each statement of those who take a connection of it, before it is asked. */
function stumbling(pool: pg.Pool, look: (text: string) => Promise<void>): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const taken = async () => {
    const client = await connect()
    const query = client.query.bind(client) as (asked: unknown, ...more: unknown[]) => unknown
    const stumble = (asked: unknown, ...more: unknown[]) => {
      const { text = '' } = asked as { text?: string }
      return text === '' ? query(asked, ...more) : look(text).then(() => query(asked, ...more))
    }
    return Object.assign(client, { query: stumble })
  }
  const listens = (take?: Parameters<pg.Pool['connect']>[0]) =>
    take ? pool.constructor.prototype.connect.call(pool, take) : taken()
  Object.assign(pool, { connect: listens })
}
