import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillOwners } from '#platform/server/db/fill-owners.ts'
import { isOwnedBy, owners } from '#platform/server/db/owners.ts'
import { anApplication } from './world/people.ts'
import { placed } from './world/places-of-rows.ts'
import { aDatabase } from './world/postgres.ts'
import { aSite } from './world/site.ts'
import { strayOwners } from './world/stray-owners.ts'

const day = 86_400_000

test('every table has its place, by a column that all of its rows have', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query<{ table: string; whole: string[]; all: string[] }>(`
    select relname as table, array_agg(attname::text) filter (where attnotnull) as whole, array_agg(attname::text) as all
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely_%'
    group by relname`)
  const known = new Map(placed.map(({ table, by }) => [table, by]))
  const lacking = rows.filter(({ table, whole, all }) => {
    const by = known.get(table)
    if (!by) return false
    // owners that came later are empty in rows of the version before
    if (by.includes('|') || by.startsWith('of_')) return !by.split('|').every((column) => all.includes(column))
    return !whole.includes(by)
  })
  const there = new Set(rows.map(({ table }) => table))
  assert.deepEqual(
    {
      'say whose the rows are': [...there].filter((table) => !known.has(table)),
      'no such table': [...known.keys()].filter((table) => !there.has(table)),
      twice: placed.map(({ table }) => table).filter((table, at, all) => all.indexOf(table) !== at),
      'rows without it': lacking.map(({ table }) => `${table}.${known.get(table)}`),
      'has an owner, and is placed by something else': [...owners]
        .filter(([table, { column }]) => !known.get(table)?.split('|').includes(column))
        .map(([table]) => table),
    },
    {
      'say whose the rows are': [],
      'no such table': [],
      twice: [],
      'rows without it': [],
      'has an owner, and is placed by something else': [],
    },
  )
})

test('rows of the version before get their owners, at each start until a day has brought none', async () => {
  const site = await aSite()
  const { db } = site.world
  const { job, employer } = await anApplication(site)
  await site.settle()
  const fill = () => fillOwners(db, site.world.now())
  assert.deepEqual(await strayOwners(site.pool), {}, 'whatever is written has its owner')
  const forget = () => site.pool.query('update job_texts set of_page_id = null where job_id = $1', [job])
  const asked = () =>
    db.selectFrom('job_texts').select('job_id').where(isOwnedBy('job_texts', employer.page.id)).execute()
  const known = await asked()
  assert.deepEqual(known, [{ job_id: job }])
  await forget()
  assert.deepEqual(await strayOwners(site.pool), { job_texts: 1 })
  assert.deepEqual(await asked(), known, 'what is asked for by its owner is found before that')
  assert.equal(await fill(), 1)
  assert.deepEqual(await strayOwners(site.pool), {})
  const { rowCount } = await site.pool.query('update cv_versions set of_user_id = gen_random_uuid()')
  assert.ok(rowCount)
  assert.equal(await fill(), rowCount, 'an account that became another in such a process')
  // an old process still runs
  site.later(day - 1_000)
  await forget()
  assert.deepEqual([await fill(), await fill()], [1, 0])
  site.later(day - 1_000)
  assert.equal(await fill(), 0)
  await forget()
  assert.equal(await fill(), 1, 'the day is not over')
  site.later(day)
  assert.equal(await fill(), 0)
  await forget()
  assert.equal(await fill(), 0, 'nothing is gone through for ever')
})
