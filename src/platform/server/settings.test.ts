import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

test('without any setting there is a demo on port 3000 with a database of its own', () => {
  const { PORT, demo, publicUrl, ROLE } = readSettings({})
  assert.deepEqual(
    { PORT, demo, publicUrl, ROLE },
    { PORT: 3000, demo: true, publicUrl: 'http://localhost:3000', ROLE: 'all' },
  )
})

test('an empty value counts as absent', () => {
  assert.equal(readSettings({ PORT: '', DATABASE_URL: '' }).PORT, 3000)
})

test('a given database means no demo, unless asked for', () => {
  const DATABASE_URL = 'postgres://masar@db/masar'
  assert.equal(readSettings({ DATABASE_URL }).demo, false)
  assert.equal(readSettings({ DATABASE_URL, DEMO: '1' }).demo, true)
})

test('each wrong value is named in a sentence', () => {
  for (const [name, value] of Object.entries({
    PORT: 'x',
    DEMO: 'yes',
    ROLE: 'boss',
    SECRET: 'short',
    PUBLIC_URL: 'nowhere',
    BRAND: '../etc',
  }))
    assert.throws(
      () => readSettings({ [name]: value }),
      (error) => error instanceof StartRefused && error.message.startsWith(`The setting ${name} has a wrong value`),
      name,
    )
})

test('a bucket without keys is refused', () => {
  assert.throws(() => readSettings({ S3_BUCKET: 'files' }), /S3_ACCESS_KEY/)
})
