import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { aBucket } from '#tests/world/a-bucket.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { readSettings } from '../settings.ts'
import { openPieces, openStore, putInPieces, type Store } from './store.ts'

const bytes = Buffer.from('0123456789')
const inThrees = () => Readable.from([bytes.subarray(0, 3), bytes.subarray(3, 6), bytes.subarray(6)])

async function keepsBackups(store: Store) {
  assert.deepEqual(await store.list('log'), [])
  assert.equal(await store.put('log/2', inThrees()), 10)
  await store.put('log/1', Readable.from([bytes]))
  await store.put('logs/of-another-kind', Readable.from([bytes]))
  assert.deepEqual(await store.list('log'), ['log/1', 'log/2'])
  assert.deepEqual([await store.has('log/2'), await store.has('log/3')], [true, false])
  assert.ok(Math.abs((await store.writtenAt('log/1')).getTime() - Date.now()) < 60_000)

  assert.equal(await putInPieces(store, 'copies/a/server', inThrees(), 6), 10)
  await store.put('copies/a/server-of-another', Readable.from([bytes]))
  assert.deepEqual(await store.list('copies'), [
    ...['copies/a/server-of-another', 'copies/a/server.000', 'copies/a/server.001'],
  ])
  assert.deepEqual(await buffer(await openPieces(store, 'copies/a/server')), bytes)
  await store.removeAll('copies/a')
  assert.deepEqual(await store.list('copies'), [])
  await store.remove('log/1')
  assert.deepEqual(await store.list('log'), ['log/2'])
}

test('backups lie in a folder, in pieces where they are large', async () => {
  const folder = temporaryFolder('store')
  const store = await openStore(folder, readSettings({}))
  await keepsBackups(store)
  const torn = Readable.from(
    (async function* () {
      yield bytes
      throw new Error('torn')
    })(),
  )
  await assert.rejects(store.put('log/torn', torn))
  assert.deepEqual([await store.has('log/torn'), await store.list('log')], [false, ['log/2']], 'half is nothing')
  await rm(folder, { recursive: true })
})

test('and in a part of a bucket just so', async () => {
  const bucket = await aBucket()
  const keys = { S3_ENDPOINT: bucket.endpoint, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }
  await keepsBackups(await openStore('s3://masar/of/site', readSettings(keys)))
  assert.ok([...bucket.objects.keys()].every((key) => key.startsWith('/masar/of/site/')))
  bucket.close()
})
