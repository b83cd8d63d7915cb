import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { generateX25519Identity } from 'age-encryption'
import pg from 'pg'
import { quickFolder } from '#tests/world/temporary-folder.ts'
import { type Embedded, startEmbedded } from '../db/embedded/start-embedded.ts'
import { openFiles } from '../files/files.ts'
import { makeLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { backUp, keepUp } from './back-up.ts'
import { type Backups, listCopies, listLog, openKept } from './backups.ts'
import { restore } from './restore.ts'
import { tryRestore } from './try-restore.ts'

const folder = quickFolder('backup')
const at = (name: string) => path.join(folder, name)
let server: Embedded
let client: pg.Client
let backups: Backups

before(async () => {
  const key = await generateX25519Identity()
  const settings = readSettings({ DATA_DIR: at('data'), BACKUP_TO: at('kept'), BACKUP_KEY: key, BACKUP_DAYS: '1' })
  await mkdir(at('data'))
  await writeFile(at('data/secret'), 'a secret of the site')
  server = await startEmbedded({
    ...{ dataDir: at('data/postgres'), database: 'masar', settings: { fsync: 'off', max_connections: '200' } },
  })
  client = new pg.Client(server.connection)
  client.on('error', () => {})
  await client.connect()
  await client.query('create table users (name text)')
  await client.query('create table files (storage_key text, sha256 bytea, created_at timestamptz default now())')
  const kept = await openKept(settings)
  const files = await openFiles(settings)
  backups = { ...kept, settings, connection: server.connection, files, log: makeLog('silent'), now: () => new Date() }
})

after(async () => {
  await client.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const aFile = async (name: string) => {
  const bytes = Buffer.from(`what ${name} wrote`.repeat(1000))
  await mkdir(at('data/files/ab'), { recursive: true })
  await writeFile(at(`data/files/ab/${name}`), bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  await client.query('insert into files values ($1, $2)', [`ab/${name}`, sha256])
}

const people = async (of: pg.Client) =>
  (await of.query('select name from users order by name')).rows.map(({ name }) => name)

test('everything comes back as it was at a moment between two copies, and what came later does not', async () => {
  await client.query("insert into users values ('before')")
  await aFile('before')
  assert.equal(await keepUp(backups), false, 'nothing was held before the first copy')
  const about = await backUp(backups)
  assert.equal(about?.files, 1)
  await client.query("insert into users values ('between')")
  await aFile('between')
  // a moment has milliseconds here, and microseconds there
  await rest(2)
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  assert.equal(await keepUp(backups), true)
  await client.query("delete from users where name = 'before'")
  await client.query("delete from files where storage_key = 'ab/between'")
  assert.equal(await keepUp(backups), true)

  const names: string[] = []
  const look = async (of: pg.Client) => void names.push(...(await people(of)))
  const moment = await restore(backups, { into: at('moment'), to: rows[0]?.at ?? null }, look)
  assert.deepEqual(names, ['before', 'between'])
  assert.deepEqual([moment.files, moment.missing], [2, []])
  assert.equal(await readFile(at('moment/secret'), 'utf8'), 'a secret of the site')
  assert.deepEqual(await readFile(at('moment/files/ab/between')), await readFile(at('data/files/ab/between')))

  // and once more without a moment: the last word
  const last: string[] = []
  await restore(backups, { into: at('last'), to: null }, async (of) => void last.push(...(await people(of))))
  assert.deepEqual(last, ['between'])
  assert.deepEqual(await readdir(at('last/files/ab')), ['before'])
})

test('a restored site goes on by itself: it starts, writes, and is backed up anew', async () => {
  const again = await startEmbedded({ dataDir: at('last/postgres'), database: 'masar', settings: { fsync: 'off' } })
  const own = new pg.Client(again.connection)
  await own.connect()
  try {
    await own.query("insert into users values ('after')")
    const settings = { ...backups.settings, DATA_DIR: at('last') }
    const anew = { ...backups, settings, connection: again.connection, files: await openFiles(settings) }
    assert.equal(await keepUp(anew), false, 'its log is another one: a whole copy is due')
    assert.equal((await backUp(anew))?.timeline, 2)
    const names: string[] = []
    await restore(backups, { into: at('third'), to: null }, async (of) => void names.push(...(await people(of))))
    assert.deepEqual(names, ['after', 'between'])
  } finally {
    await own.end()
    await again.stop()
  }
})

test('a moment before the first copy or after the last word, a folder with something in it and another key are refused in a sentence', async () => {
  const to = new Date('2020-01-01')
  await assert.rejects(restore(backups, { into: at('none'), to }), /Nothing is kept from before/)
  const later = new Date(Date.now() + 86_400_000)
  await assert.rejects(restore(backups, { into: at('none'), to: later }), /What is kept ends before/)
  assert.deepEqual(await readdir(at('none')), [])
  await assert.rejects(restore(backups, { into: at('data'), to: null }), /is not empty/)
  const other = await openKept({ ...backups.settings, BACKUP_KEY: await generateX25519Identity() })
  await assert.rejects(restore(other, { into: at('other'), to: null }), /no identity matched|decrypt/i)
})

test('a trial says when it could be restored, finds an upload that changed, and leaves nothing behind', async () => {
  const { base, missing } = await tryRestore(backups)
  assert.deepEqual([base.timeline, missing], [2, []])
  const name = 'files/ab/before'
  await backups.store.put(name, await backups.seal.seal(Readable.from([Buffer.from('what another wrote')])))
  await assert.rejects(tryRestore(backups), /ab\/before came back changed/)
  assert.ok(!(await readdir(at('data'))).includes('restore-trial'))
})

test('of two that copy at once one does; what is older than the kept days goes', async () => {
  const done = await Promise.all([backUp(backups), backUp(backups)])
  assert.equal(done.filter(Boolean).length, 1)
  const newest = await backUp({ ...backups, now: () => new Date(Date.now() + 3 * 86_400_000) })
  assert.deepEqual(await readdir(at('kept/copies')), [newest?.id])
  const log = await listLog(backups.store, newest?.system ?? '')
  assert.ok(log.length > 0 && log.every((name) => name.startsWith('00000001')), 'the log of copies that went is gone')
})

test('a place that takes nothing more fails the backup at once, and the next one is whole', async () => {
  const full = () => Promise.reject(new Error('no room'))
  await assert.rejects(backUp({ ...backups, store: { ...backups.store, put: full } }), /no room/)
  assert.ok(await backUp(backups))
})

test('a database that was made anew beside the backups of another leaves them as they are', async () => {
  const before = (await listCopies(backups.store)).map(({ about }) => about)
  const fresh = await startEmbedded({ dataDir: at('fresh/postgres'), database: 'masar', settings: { fsync: 'off' } })
  const own = new pg.Client(fresh.connection)
  try {
    await own.connect()
    await own.query('create table users (name text)')
    await own.query('create table files (storage_key text, sha256 bytea, created_at timestamptz default now())')
    const settings = { ...backups.settings, DATA_DIR: at('fresh') }
    await backUp({
      ...backups,
      settings,
      connection: fresh.connection,
      now: () => new Date(Date.now() + 9 * 86_400_000),
    })
  } finally {
    await own.end()
    await fresh.stop()
  }
  const names: string[] = []
  const copy = before.at(-1)?.id ?? ''
  await restore(backups, { into: at('theirs'), to: null, copy }, async (of) => void names.push(...(await people(of))))
  assert.deepEqual(names, ['between'])
})
