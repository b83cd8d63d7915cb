import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { aBucket } from '#tests/world/a-bucket.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { readSettings } from '../settings.ts'
import { type Files, openFiles } from './files.ts'

const bytes = Buffer.from('0123456789')

async function keepsBytes(files: Files) {
  await files.put('ab/one', Readable.from([bytes.subarray(0, 4), bytes.subarray(4)]), bytes.length)
  assert.deepEqual(Buffer.from(await files.bytes('ab/one')), bytes)
  assert.deepEqual(await buffer(await files.open('ab/one')), bytes)
  assert.equal((await buffer(await files.open('ab/one', { start: 3, end: 6 }))).toString(), '3456')
  await files.remove('ab/one')
  await assert.rejects(files.bytes('ab/one'))
}

test('bytes are kept in a folder: whole, in part, and gone when removed', async () => {
  const folder = temporaryFolder('files')
  await keepsBytes(await openFiles(readSettings({ DATA_DIR: folder })))
  await rm(folder, { recursive: true })
})

test('and in a bucket just so', async () => {
  const bucket = await aBucket()
  const keys = { S3_BUCKET: 'masar', S3_ENDPOINT: bucket.endpoint, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }
  await keepsBytes(await openFiles(readSettings(keys)))
  bucket.close()
})
