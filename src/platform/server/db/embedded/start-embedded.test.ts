import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import pg from 'pg'
import { anotherProcess } from '#tests/world/another-process.ts'
import { quickFolder } from '#tests/world/temporary-folder.ts'
import { StartRefused } from '../../start-refused.ts'
import { readPidFile } from './pid-file.ts'
import { isAlive } from './processes.ts'
import { type Embedded, startEmbedded } from './start-embedded.ts'
import { waitUntil } from './wait-until.ts'

let folder = ''
const running: Embedded[] = []

beforeEach(() => {
  folder = quickFolder('db')
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
  await rm(folder, { recursive: true, force: true })
})

const cluster = () => path.join(folder, 'cluster')

async function start(settings: Record<string, string> = { fsync: 'off' }, dataDir = folder) {
  const embedded = await startEmbedded({ dataDir, database: 'app', settings })
  running.push(embedded)
  return embedded
}

async function ask<G extends pg.QueryResultRow>({ connection }: Pick<Embedded, 'connection'>, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<G>(text).finally(() => client.end())
  return rows
}

test('the first start makes a durable UTF-8 cluster, and a later one finds its rows', async () => {
  const first = await start({})
  const [facts] = await ask(
    first,
    `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       current_setting('server_encoding') as encoding, datlocprovider as provider, datlocale as locale
     from pg_database where datname = current_database()`,
  )
  assert.deepEqual(facts, { fsync: 'on', checksums: 'on', encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' })
  await ask(first, 'create table kept as select 7 as n')
  await first.stop()
  assert.equal(existsSync(path.join(cluster(), 'postmaster.pid')), false)
  assert.equal(isAlive(first.pid), false)
  assert.deepEqual(await ask(await start({}), 'select n from kept'), [{ n: 7 }])
})

test('nobody gets in without the password', async () => {
  const { connection } = await start()
  await assert.rejects(ask({ connection: { ...connection, password: 'guess' } }, 'select 1'), { code: '28P01' })
})

test('connections closed a moment ago are not cut off at the end', async () => {
  const { connection, stop } = await start()
  const pool = new pg.Pool({ ...connection, max: 5 })
  const faults: Error[] = []
  pool.on('error', (error) => faults.push(error))
  await Promise.all(Array.from({ length: 5 }, () => pool.query('select pg_sleep(0.01)')))
  await pool.end()
  await stop()
  assert.deepEqual(faults, [])
})

test('a running server is reused, and the last to leave ends it', async () => {
  const first = await start()
  const second = await anotherProcess(folder)
  assert.equal(second.pid, first.pid)
  await first.stop()
  assert.equal(isAlive(first.pid), true)
  await second.leave()
  assert.equal(isAlive(first.pid), false)
})

test('of two that start at once on a new folder, one makes it and both use it', async () => {
  const [one, other] = await Promise.all([anotherProcess(folder), anotherProcess(folder)])
  assert.equal(one.pid, other.pid)
  await Promise.all([one.leave(), other.leave()])
  assert.equal(isAlive(one.pid), false)
})

test('after kill -9 of the program its server is taken over, and ends with the next program', async () => {
  const killed = await anotherProcess(folder)
  await killed.kill()
  const next = await start()
  assert.equal(next.pid, killed.pid)
  await next.stop()
  assert.equal(isAlive(next.pid), false)
})

test('after kill -9 of the server everything acknowledged is there', async () => {
  const first = await start({})
  await ask(first, 'create table kept as select 7 as n')
  process.kill(first.pid, 'SIGKILL')
  const next = await start({})
  assert.notEqual(next.pid, first.pid)
  assert.deepEqual(await ask(next, 'select n from kept'), [{ n: 7 }])
})

test('a killed server that nobody reaps does not stand in the way', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const parent = await anotherProcess(folder)
  t.after(() => parent.kill())
  parent.pause() // from now on it reaps nothing
  process.kill(parent.pid, 'SIGKILL')
  const begun = Date.now()
  const next = await start()
  assert.notEqual(next.pid, parent.pid)
  assert.ok(Date.now() - begun < 10_000)
})

test('lock files that name a stranger are cleared', { skip: process.platform !== 'linux' }, async () => {
  const first = await start()
  const locks = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => path.join(cluster(), name))
  const texts = await Promise.all(locks.map((file) => readFile(file, 'utf8')))
  await first.stop()
  for (const [at, file] of locks.entries())
    await writeFile(file, (texts[at] ?? '').replace(String(first.pid), String(process.pid)))
  const next = await start()
  assert.equal(readPidFile(cluster())?.pid, next.pid)
})

test('a cluster torn while it was made is made anew', async () => {
  await mkdir(path.join(folder, 'cluster.new'))
  await writeFile(path.join(folder, 'cluster.new/PG_VERSION'), '18\n')
  assert.deepEqual(await ask(await start(), 'select 1 as n'), [{ n: 1 }])
  assert.equal(existsSync(path.join(folder, 'cluster.new')), false)
})

test('a lock left by a dead starter is taken over', async () => {
  await writeFile(path.join(folder, 'starter.lock'), '999999999')
  assert.deepEqual(await ask(await start(), 'select 1 as n'), [{ n: 1 }])
})

test('a folder too deep for a socket gets a short one, and gives it back', async () => {
  const deep = path.join(folder, 'a-name-of-some-length'.repeat(6))
  const { connection, stop } = await start({ fsync: 'off' }, deep)
  assert.ok(connection.host.length < 80)
  await stop()
  assert.equal(existsSync(connection.host), false)
})

test('a cluster of another major version is refused', async () => {
  await (await start()).stop()
  await writeFile(path.join(cluster(), 'PG_VERSION'), '17\n')
  await assert.rejects(
    start(),
    (error: Error) => error instanceof StartRefused && /PostgreSQL 17 .* brings 18/.test(error.message),
  )
})

test('a file where the folder should be is refused', async () => {
  await writeFile(path.join(folder, 'file'), '')
  await assert.rejects(start({}, path.join(folder, 'file/data')), (error: Error) => {
    return error instanceof StartRefused && /cannot be written .* DATA_DIR/.test(error.message)
  })
})

test('a folder thrown away under a running server does not disturb the end', async () => {
  const { pid, stop } = await start()
  await rm(folder, { recursive: true })
  await stop()
  process.kill(pid, 'SIGQUIT')
  assert.ok(await waitUntil(() => !isAlive(pid), 10_000))
})

test('the folder is closed to other users', { skip: process.platform === 'win32' }, async () => {
  await start()
  assert.equal((await stat(cluster())).mode & 0o077, 0)
  assert.equal((await stat(path.join(folder, 'password'))).mode & 0o077, 0)
})
