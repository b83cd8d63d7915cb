import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { aDatabase } from '#tests/world/postgres.ts'
import { makeLog } from '../log.ts'
import { DatabaseAway } from './database-away.ts'
import { type Asker, askerNow } from './gathered.ts'
import { writtenOf } from './joined.ts'
import { openPools } from './pools.ts'

type Db = Kysely<never>

async function aGarden() {
  const { connection, pool } = await aDatabase()
  await pool.query(`create table plants (id int primary key, name text, tall bigint, at timestamptz, born date,
    facts jsonb, names text[], sizes int[], live boolean, key uuid, share real, part float8, times timestamptz[], sign bytea, price numeric(6, 2))`)
  await pool.query(`insert into plants values
    (1, 'fig ''$1'' "x"', 5000000000, '2026-11-27 08:43:47.123456+00', '2026-02-03', '{"a": [1, null]}', '{a,"b, c"}', '{1,2}',
      true, '00000000-0000-7000-8000-000000000000', 0.1, 0.30000000000000004, '{2026-11-27 08:43:47.123456+00,infinity}', '\\x00ff61', 12.50),
    (2, null, null, 'infinity', null, 'null', '{}', null, false, null, 'NaN', '-Infinity', null, null, null)`)
  const pools = openPools({ ...connection, max: 4 }, makeLog('silent'))
  return { db: pools.db as unknown as Db, pool, close: pools.close }
}

const asker = (): Asker => ({ waiting: new Map(), asked: 0 })

/** What is asked at once in a request, and how many statements it took. */
async function inRequest<T>(act: () => Promise<T>) {
  const own = asker()
  return { answers: await askerNow.run(own, act), asked: own.asked }
}

/** Asked before, and on a busy machine often enough that once was quick: what takes long goes alone. */
async function known(act: () => Promise<unknown>) {
  for (let time = 0; time < 12; time++) await inRequest(act)
}

const plants = (db: Db) => sql`select * from plants where id <= ${2} order by id`.execute(db)
const carried = (db: Db, most = 2) =>
  sql`select id, name, tall, at, born, facts, names, sizes, live, key, share, part, times, sign from plants where id <= ${most} order by id`.execute(
    db,
  )
const named = (db: Db, name: string) =>
  sql`select '$1 ''' || ${name} as "it's $1", true as own from plants where id = ${1}`.execute(db)

test('what a request asks at once goes as one statement, and comes back as it would alone', async () => {
  const { db, close } = await aGarden()
  const alone = [await carried(db), await carried(db, 1), await named(db, 'fig')]
  const together = () => Promise.all([carried(db), carried(db, 1), named(db, 'fig')])
  // what comes back is known from the first time
  assert.equal((await inRequest(together)).asked, 3)
  await known(together)
  const { answers, asked } = await inRequest(together)
  assert.equal(asked, 1)
  assert.deepEqual(
    answers.map(({ rows }) => rows),
    alone.map(({ rows }) => rows),
  )
  await close()
})

test('of columns of one name the last is read, as the driver does', async () => {
  const { db, close } = await aGarden()
  const twice = () => sql`select born as id, name, id, at as name from plants order by plants.id`.execute(db)
  const alone = await twice()
  await known(() => Promise.all([twice(), twice()]))
  const { answers, asked } = await inRequest(() => Promise.all([twice(), twice()]))
  assert.equal(asked, 1)
  assert.deepEqual(
    answers.map(({ rows }) => rows),
    [alone.rows, alone.rows],
  )
  await close()
})

test('what JSON would change goes by itself: decimals, and whatever is not known', async () => {
  const { db, close } = await aGarden()
  const both = () => Promise.all([sql`select price from plants where id = ${1}`.execute(db), carried(db), carried(db)])
  await known(both)
  const { answers, asked } = await inRequest(both)
  assert.equal(asked, 2)
  assert.deepEqual(answers[0].rows, [{ price: '12.50' }])
  await close()
})

test('of several that go together the one that fails is refused alone', async () => {
  const { db, close } = await aGarden()
  const over = (by: number) => sql`select id / ${by}::integer as part from plants order by id`.execute(db)
  await known(() => Promise.all([over(1), carried(db)]))
  const { answers, asked } = await inRequest(() => Promise.allSettled([over(0), carried(db)]))
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'fulfilled'],
  )
  assert.equal(asked, 3)
  await close()
})

test('a column that came since is read by whoever asks next', async () => {
  const { db, pool, close } = await aGarden()
  await pool.query('alter table plants drop column price')
  const both = () => Promise.all([plants(db), plants(db)])
  await known(both)
  assert.equal((await inRequest(both)).asked, 1)
  await pool.query(`alter table plants add column seen timestamptz default '2026-01-01 00:00+00'`)
  const { answers } = await inRequest(both)
  for (const { rows } of answers) assert.deepEqual((rows[0] as { seen: Date }).seen, new Date('2026-01-01T00:00:00Z'))
  await known(both)
  assert.equal((await inRequest(both)).asked, 1)
  await close()
})

test('a transaction, what writes, and whoever may write ask by themselves', async () => {
  const { db, close } = await aGarden()
  const inTransaction = () => db.transaction().execute((tx) => Promise.all([carried(tx as Db), carried(tx as Db)]))
  assert.equal((await inRequest(inTransaction)).asked, 4)
  const writing: Asker = { waiting: null, asked: 0 }
  const both = () => Promise.all([carried(db), carried(db)])
  await askerNow.run(writing, both)
  await askerNow.run(writing, both)
  assert.equal(writing.asked, 4)
  for (const text of [
    'update plants set id = 1',
    'with old as (delete from plants returning *) select * from old',
    'select * from plants for update',
    'select * from plants for no key update of plants',
    `select set_config('work_mem', '1MB', true)`,
    'select pg_try_advisory_lock(1)',
    'select 1; select 2',
    'begin',
  ])
    assert.equal(writtenOf(text), null, text)
  for (const text of ['select updated_at, "update" from plants', 'with a as (select 1) select deleted_at from a'])
    assert.ok(writtenOf(text), text)
  await close()
})

test('transactions that read beside themselves do not wait for each other, however many there are', async () => {
  const { db, close } = await aGarden()
  const twelve = Array.from({ length: 12 }, (_, at) => at)
  const read = () =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_sleep(0.02)`.execute(tx)
      return (await plants(db)).rows.length
    })
  assert.deepEqual(
    await Promise.all(twelve.map(read)),
    twelve.map(() => 2),
  )
  await close()
})

test('a transaction that finds no place in time is told as an absent database', async () => {
  const { connection } = await aDatabase()
  const pools = openPools({ ...connection, max: 2, connectionTimeoutMillis: 1_000 }, makeLog('silent'))
  const db = pools.db as unknown as Db
  const long = db.transaction().execute((tx) => sql`select pg_sleep(2.5)`.execute(tx))
  await rest(50)
  await assert.rejects(
    db.transaction().execute((tx) => sql`select 1`.execute(tx)),
    DatabaseAway,
  )
  assert.equal((await sql`select 1`.execute(db)).rows.length, 1)
  await long
  await db.transaction().execute((tx) => sql`select 1`.execute(tx))
  await pools.close()
})
