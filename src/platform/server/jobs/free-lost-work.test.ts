import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Logger, runOnce } from 'graphile-worker'
import { aDatabase } from '#tests/world/postgres.ts'
import { freeLostWork } from './free-lost-work.ts'

test('what a killed process had in hand is done by the next one, in its queue too', async () => {
  const { pool } = await aDatabase()
  const done: unknown[] = []
  const work = () =>
    runOnce({
      pgPool: pool,
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
      taskList: { paint: async (payload) => void done.push(payload) },
    })
  await pool.query(`select graphile_worker.add_job('paint', '{"wall":1}', queue_name => 'walls')`)
  await pool.query(`select graphile_worker.add_job('paint', '{"wall":2}', queue_name => 'walls')`)
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() where payload->>'wall' = '1'`,
  )
  await pool.query(`update graphile_worker._private_job_queues set locked_by = 'killed', locked_at = now()`)
  await work()
  assert.deepEqual(done, [])
  await freeLostWork(pool)
  await work()
  assert.deepEqual(done, [{ wall: 1 }, { wall: 2 }])
})
