import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Logger, runOnce } from 'graphile-worker'
import { aDatabase } from '#tests/world/postgres.ts'
import { freeLostWork, freeSilentWork } from './free-lost-work.ts'

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

test('work of those who have been silent for a while is given back, that of the living is not', async () => {
  const { pool } = await aDatabase()
  const held = [
    ['living', 300, 5],
    ['dead', 300, 300],
    ['unknown', 300, null],
    ['just begun', 5, null],
  ] as const
  for (const [name, heldFor, silentFor] of held) {
    await pool.query(`select graphile_worker.add_job('paint', '{}', job_key => $1)`, [name])
    await pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2) where key = $1`,
      [name, heldFor],
    )
    if (silentFor !== null)
      await pool.query('insert into background_workers values ($1, now() - make_interval(secs => $2))', [
        name,
        silentFor,
      ])
  }
  await freeSilentWork(pool, 40)
  const { rows } = await pool.query(
    'select locked_by from graphile_worker._private_jobs where locked_by is not null order by 1',
  )
  assert.deepEqual(rows, [{ locked_by: 'just begun' }, { locked_by: 'living' }])
})
