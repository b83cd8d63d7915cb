import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { aDatabase } from '#tests/world/postgres.ts'
import { makeLog } from '../log.ts'
import { openPools } from './pools.ts'

test('a question that a deadlock ended is asked again', async () => {
  const { connection, pool } = await aDatabase('template0')
  await pool.query(
    'create table one (a int); create table two (a int); insert into one values (7); insert into two values (8)',
  )
  const other = await pool.connect()
  // it waits longer than the question, which the database therefore ends
  await other.query("set deadlock_timeout = '20s'; begin; lock table two in access exclusive mode")
  const pools = openPools(connection, makeLog('silent'))
  const db = pools.db as unknown as Kysely<never>
  const asked = sql`select one.a as one, two.a as two from one, two`.execute(db)
  await rest(200)
  await other.query('lock table one in access exclusive mode; commit')
  other.release()
  assert.deepEqual((await asked).rows, [{ one: 7, two: 8 }])
  await pools.close()
})
