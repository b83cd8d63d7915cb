import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { aDatabase } from '#tests/world/postgres.ts'
import { makeLog } from '../log.ts'
import { type NameOf, nameWhatIsAskedOften, unnamed } from './often-asked.ts'
import { openPools } from './pools.ts'

const narrow = 'select id, name from users where email = $1 and confirmed_at is not null'
const wide = 'select * from users where email = $1 and confirmed_at is not null and id > 0'
const values = ['somebody@mail.example']

function askedTimes(nameOf: NameOf, text: string, times: number, isAlone = true) {
  const names = Array.from({ length: times }, () => nameOf(text, values, isAlone))
  return names.at(-1)
}

test('a name is given to what is asked often, the same ever after, and to so many', () => {
  const nameOf = nameWhatIsAskedOften(3, 2)
  assert.equal(askedTimes(nameOf, narrow, 2), undefined)
  const name = askedTimes(nameOf, narrow, 1)
  assert.ok(name)
  assert.equal(askedTimes(nameOf, narrow, 1), name)
  assert.notEqual(askedTimes(nameOf, `${narrow} and id > 1`, 3), name)
  assert.equal(askedTimes(nameOf, `${narrow} and id > 2`, 9), undefined)
})

test('of what pages ask together so many have a name as have so many letters in all', () => {
  const nameOf = nameWhatIsAskedOften(1, 1_000)
  const names = Array.from({ length: 40 }, (_, at) => nameOf(`${narrow} and id <> ${at} `.padEnd(20_000), values, true))
  assert.equal(names.filter((name) => name !== undefined).length, 30)
})

test('what is short or very long, or reads whatever columns there are in a transaction has none', () => {
  const nameOf = nameWhatIsAskedOften(1)
  assert.equal(nameOf('select 1 from users where id = $1', values, true), undefined)
  assert.equal(nameOf(narrow, [], true), undefined)
  assert.ok(nameOf(`${narrow} and fts @@ $2`, values, true))
  assert.ok(nameOf(`${narrow}${' and true'.repeat(2_000)}`, values, true))
  assert.equal(nameOf(`${narrow}${' and true'.repeat(3_000)}`, values, true), undefined)
  assert.ok(nameOf(wide, values, true))
  assert.equal(nameOf(wide, values, false), undefined)
  assert.equal(nameOf('select "users".* from "users" where "users"."email" = $1 and true', values, false), undefined)
  assert.ok(nameOf('select count(*) from "users" where "users"."email" = $1 and true and true', values, false))
})

async function aTable() {
  const { connection, pool } = await aDatabase()
  await pool.query('create table plants (id int primary key, name text)')
  await pool.query(`insert into plants values (1, 'fig')`)
  return { connection, pool }
}

type Db = Kysely<never>
const anyPlant = (db: Db, id = 1) =>
  sql`select * from plants where id = ${id} and name is not null and name <> ${'nothing'}`.execute(db)
const kept = async (db: Db) =>
  (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows.length

test('the plan is kept, and a column that came since is read by whoever asks next', async () => {
  const { connection, pool } = await aTable()
  const pools = openPools({ ...connection, max: 1 }, makeLog('silent'))
  const db = pools.db as unknown as Db
  for (let time = 0; time < 30; time++) await anyPlant(db)
  assert.equal(await kept(db), 1)
  await pool.query('alter table plants add column leaves int default 3')
  assert.deepEqual((await anyPlant(db)).rows, [{ id: 1, name: 'fig', leaves: 3 }])
  // the plan before went with its connection
  assert.equal(await kept(db), 0)
  await anyPlant(db)
  await pool.query('alter table plants add column roots int default 1')
  await db.transaction().execute(async (tx) => {
    assert.deepEqual((await anyPlant(tx as Db)).rows, [{ id: 1, name: 'fig', leaves: 3, roots: 1 }])
  })
  await pools.close()
})

test('behind a pooler that carries no names nothing has one', async () => {
  const { connection } = await aTable()
  const pools = openPools({ ...connection, max: 1 }, makeLog('silent'), { nameOf: unnamed })
  const db = pools.db as unknown as Db
  for (let time = 0; time < 30; time++) await anyPlant(db)
  assert.equal(await kept(db), 0)
  await pools.close()
})
