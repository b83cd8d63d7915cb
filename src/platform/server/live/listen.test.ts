import { test } from 'node:test'
import { aDatabase } from '#tests/world/postgres.ts'
import { makeLog } from '../log.ts'
import { listen } from './listen.ts'

test('whoever stops while it still connects does not wait for ever', { timeout: 10_000 }, async () => {
  const { connection } = await aDatabase()
  const ear = { tell() {}, changed() {}, missed() {} }
  await listen(connection, ear, makeLog('silent')).close()
})
