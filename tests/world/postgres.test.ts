import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDatabase } from './postgres.ts'

test('two databases know nothing of each other and have the migrations', async () => {
  const [one, two] = await Promise.all([aDatabase(), aDatabase()])
  await one.pool.query('create table only_here ()')
  const { rows } = await two.pool.query(
    "select to_regclass('only_here') as here, to_regclass('events') is not null as made",
  )
  assert.deepEqual(rows, [{ here: null, made: true }])
})

test('a dropped database is gone once a few more were dropped', async () => {
  const [first, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => aDatabase()))
  await first?.drop()
  for (const { drop } of others) await drop()
  const { pool } = await aDatabase()
  const { rowCount } = await pool.query('select from pg_database where datname = $1', [first?.connection.database])
  assert.equal(rowCount, 0)
})
