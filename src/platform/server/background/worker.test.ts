import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { z } from 'zod'
import { aLine } from '#tests/world/a-line.ts'
import { aSite } from '#tests/world/site.ts'
import { openPools } from '../db/pools.ts'
import { gatherParts } from '../feature.ts'
import { startWorker } from './worker.ts'

test('a worker that loses the database with a job in hand goes on when it is back', { timeout: 60_000 }, async () => {
  const site = await aSite({ LOG_LEVEL: 'silent' })
  const line = await aLine(site.connection)
  const pools = openPools(line.connection, null, site.world.log)
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
