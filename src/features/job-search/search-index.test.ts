import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDatabase } from '#tests/world/postgres.ts'

test('the search index is written at once: a list of waiting entries would be read through by every search', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query("select reloptions from pg_class where relname = 'job_search_fts'")
  assert.deepEqual(rows, [{ reloptions: ['fastupdate=off'] }])
})
