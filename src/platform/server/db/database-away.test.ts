import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import fastify from 'fastify'
import { sql } from 'kysely'
import { showAccount } from '#features/people/accounts/contract.ts'
import { aLine } from '#tests/world/a-line.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aDatabase } from '#tests/world/postgres.ts'
import { aSite } from '#tests/world/site.ts'
import { mountHealth } from '../http/health.ts'
import { makeLog } from '../log.ts'
import type { DatabaseAway } from './database-away.ts'
import { openPools, unhurried } from './pools.ts'

type Line = Awaited<ReturnType<typeof aLine>>

async function aSiteOnALine() {
  let line = null as Line | null
  const site = await aSite({ LOG_LEVEL: 'silent' }, async (connection) => {
    line = await aLine(connection)
    return line.connection
  })
  site.atEnd(() => line?.close())
  return { site, line: line as unknown as Line }
}

test('while the database is away calls answer 503 and when to come back; afterwards all is as it was', async () => {
  const { site, line } = await aSiteOnALine()
  const { visitor } = await aCandidate(site)
  line.cut()
  const answer = await visitor.ask(showAccount, {})
  assert.equal(answer.statusCode, 503)
  assert.ok(Number(answer.headers['retry-after']) > 0)
  assert.match(String(answer.headers['content-type']), /problem\+json/)
  assert.equal(answer.json().code, 'unavailable')
  assert.doesNotMatch(answer.body, /ECONN|Connection|postgres/i)
  line.mend()
  await visitor.call(showAccount, {})
})

test('whether it is ready is said within a second, also when the database hangs without a word', async () => {
  const { site, line } = await aSiteOnALine()
  const app = fastify()
  mountHealth(app, site.world, { live: () => true, ready: () => true })
  assert.equal((await app.inject('/health/ready')).statusCode, 200)
  line.hang()
  const begun = performance.now()
  const answer = await app.inject('/health/ready')
  assert.equal(answer.statusCode, 503)
  assert.ok(performance.now() - begun < 2_000)
  assert.equal((await app.inject('/health/live')).statusCode, 200)
  line.mend()
  await app.close()
})

test('a question that hangs ends by the clock, and its connection is given to nobody else', async () => {
  const { connection } = await aDatabase()
  const line = await aLine(connection)
  const pools = openPools({ ...line.connection, max: 1, query_timeout: 300 }, makeLog('silent'))
  await sql`select 1`.execute(pools.db)
  line.hang()
  await assert.rejects(sql`select 2`.execute(pools.db), /away/)
  line.mend()
  const { rows } = await sql<{ three: number }>`select 3 as three`.execute(pools.db)
  assert.deepEqual(rows, [{ three: 3 }])
  await pools.close()
  line.close()
})

test('a database that hangs is given up within ten seconds, and a slow statement is waited for', {
  timeout: 60_000,
}, async () => {
  const { connection } = await aDatabase()
  const line = await aLine(connection)
  const pools = openPools(line.connection, makeLog('silent'))
  await sql`create table kept (one integer)`.execute(pools.db)
  const write = (db: typeof pools.db) => sql`insert into kept values (1)`.execute(db)
  await Promise.all(Array.from({ length: 3 }, () => sql`select pg_sleep(5)`.execute(pools.db)))
  const { promise: hanging, resolve: isHanging } = Promise.withResolvers<void>()
  const begun = Array.from({ length: 2 }, () => Promise.withResolvers<void>())
  const within = [false, true].map((writesOn, at) =>
    pools.db.transaction().execute(async (tx) => {
      await write(tx)
      begun[at]?.resolve()
      await hanging
      if (writesOn) await write(tx)
    }),
  )
  await Promise.all(begun.map(({ promise }) => promise))
  line.hang()
  isHanging()
  const since = performance.now()
  const ends = await Promise.allSettled([...within, write(pools.db)])
  assert.ok(performance.now() - since < 10_000)
  // a commit and a write by itself may be done; what a transaction was in the midst of is not
  const doubts = ends.map((end) => end.status === 'rejected' && (end.reason as DatabaseAway).isInDoubt)
  assert.deepEqual(doubts, [true, false, true])
  line.mend()
  await pools.close()
  line.close()
})

test('a statement may take only so long, on the server too', async () => {
  const { connection } = await aDatabase()
  const pools = openPools({ ...connection, statement_timeout: 100 }, makeLog('silent'))
  await assert.rejects(sql`select pg_sleep(5)`.execute(pools.db), /away/)
  const shown = (db: typeof pools.db) => sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
  const usual = openPools(connection, makeLog('silent'))
  assert.deepEqual((await shown(usual.db)).rows, [{ statement_timeout: '28s' }])
  assert.deepEqual((await shown(usual.background.db)).rows, [{ statement_timeout: '10min' }])
  const long = openPools({ ...connection, ...unhurried }, makeLog('silent'))
  assert.deepEqual((await shown(long.db)).rows, [{ statement_timeout: '0' }])
  await Promise.all([pools.close(), usual.close(), long.close()])
})

test('while the replica is gone its questions go to the primary, and come back to it', async () => {
  const [primary, replica] = [await aDatabase(), await aDatabase()]
  const line = await aLine(replica.connection)
  const pools = openPools(primary.connection, makeLog('silent'), { replica: line.connection })
  const where = async () =>
    (await sql<{ name: string }>`select current_database() as name`.execute(pools.read)).rows[0]?.name
  const first = await where()
  line.cut()
  const second = await where()
  assert.notEqual(first, second)
  assert.equal(await where(), second)
  line.mend()
  assert.equal(await where(), second, 'it is left alone for a while')
  await rest(5_100)
  assert.equal(await where(), first)
  await pools.close()
  line.close()
})
