import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import type { Migration } from 'kysely/migration'
import { aDatabase } from '#tests/world/postgres.ts'
import { migrate, migrationOf } from './migrate.ts'

const first = {
  '0001_first': migrationOf('create table one (a int); create table two (a int); insert into one values (7)'),
}
const quietly = () => {}

/** A database with two tables, as an older version left it. */
async function anOlderDatabase() {
  const { pool } = await aDatabase('template0')
  await migrate(pool, quietly, async () => first)
  return pool
}

test('a migration gives way to those who read meanwhile, and begins again', async () => {
  const pool = await anOlderDatabase()
  const reader = await pool.connect()
  // holds one, then asks for two, which the migration holds while it waits for one
  await reader.query('begin; select a from one')
  const migrations: Record<string, Migration> = {
    ...first,
    '0002_second': migrationOf('alter table two add column b int; alter table one add column b int'),
    '0003_third': migrationOf('alter table two add column c int'),
  }
  const done: string[] = []
  const migrated = migrate(
    pool,
    (text) => done.push(text),
    async () => migrations,
  )
  await rest(100)
  const { rows } = await reader.query('select a from two')
  assert.deepEqual(rows, [])
  assert.deepEqual(done, [])
  await reader.query('commit')
  reader.release()
  await migrated
  assert.deepEqual(done, ['database: 0002_second', 'database: 0003_third'])
  assert.deepEqual((await pool.query('select a, b from one')).rows, [{ a: 7, b: null }])
})

test('what came before a migration that fails stays, and the fault is told', async () => {
  const pool = await anOlderDatabase()
  const migrations = {
    ...first,
    '0002_second': migrationOf('alter table one add column b int'),
    '0003_third': migrationOf('alter table three add column b int'),
  }
  await assert.rejects(
    migrate(pool, quietly, async () => migrations),
    /relation "three" does not exist/,
  )
  assert.deepEqual((await pool.query('select b from one')).rows, [{ b: null }])
})
