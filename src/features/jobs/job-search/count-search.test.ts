import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aSite } from '#tests/world/site.ts'
import { countSearch, writeCounted } from './searches-in-vain.ts'

test('what the last second counted is written before the database is left', async () => {
  const site = await aSite()
  const ctx = backgroundContext(site.world)
  countSearch(ctx, 'welder', 0)
  countSearch(ctx, 'welder', 3)
  await writeCounted(site.world)
  const { rows } = await site.pool.query('select sum(times)::int as times, sum(empty)::int as empty from search_counts')
  assert.deepEqual(rows, [{ times: 2, empty: 1 }])
})
