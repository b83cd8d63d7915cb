import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { aLiveJob } from '#tests/world/people.ts'
import { aDatabase } from '#tests/world/postgres.ts'
import { aSite } from '#tests/world/site.ts'
import { indexJobs } from './index-jobs.ts'

test('the search index is written at once: a list of waiting entries would be read through by every search', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query("select reloptions from pg_class where relname = 'job_search_fts'")
  assert.deepEqual(rows, [{ reloptions: ['fastupdate=off'] }])
})

test('a job is brought into the search after whoever is at it, and then as it is by then', async () => {
  const site = await aSite()
  const { db } = site.world
  const { job } = await aLiveJob(site)
  let later: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('jobs').select('id').where('id', '=', job).forNoKeyUpdate().execute()
    later = indexJobs(db, [job])
    await setTimeout(300)
    await tx.updateTable('jobs').set({ state: 'paused' }).where('id', '=', job).execute()
  })
  await later
  assert.equal(await db.selectFrom('job_search').select('id').where('id', '=', job).executeTakeFirst(), undefined)
})
