import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { aLiveJob, anAdmin } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { addEntry, adminEntries, mergeEntries, positions } from './contract.ts'
import { usesOf } from './uses.ts'

const twin = { en: 'Camel racer', ar: 'متسابق هجن', ru: 'Верблюжий гонщик', fr: 'Jockey de chameaux' }

test('an entry that was added becomes one with another: what was saved with it is the other’s, and is found so', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const [known, third] = (await admin.call(adminEntries, { list: 'position' })).data
  assert.ok(known && third)
  const { data: added } = await admin.call(addEntry, { list: 'position', parent: known.parent, ...twin })
  const { job } = await aLiveJob(site, { position_id: added.id })
  const put = (text: string, ...values: unknown[]) => site.pool.query(text, values)
  const { rows } = await put('select created_by from jobs where id = $1', job)
  const user = rows[0].created_by
  await put(
    `insert into profiles (user_id, position_ids, created_at, updated_at) values ($2, $1, now(), now()) on conflict (user_id) do update set position_ids = $1`,
    ...[[third.id, added.id, known.id], user],
  )
  await put(
    `insert into alerts (id, user_id, language, search, wanted, frequency, state, created_at)
     values ('0198c2aa-0000-7000-8000-000000000001', $1, 'en', $2, 'x', 'daily', 'active', now())`,
    ...[user, JSON.stringify({ position: added.id })],
  )
  await site.settle()
  const { data } = await admin.call(mergeEntries, { list: 'position', id: added.id, into: known.id })
  assert.equal(data.moved, 3)
  await site.settle()
  const { rows: kept } = await put(
    `select position_id, (select position_ids from profiles where user_id = $2) as wished,
      (select search->'position' from alerts where user_id = $2) as asked,
      (select wanted::text from alerts where user_id = $2) as wanted from jobs where id = $1`,
    ...[job, user],
  )
  assert.deepEqual(kept[0].position_id, known.id)
  assert.deepEqual(kept[0].wished, [third.id, known.id])
  assert.deepEqual([kept[0].asked, kept[0].wanted], [known.id, `'o:${known.id}'`])
  const anybody = new Visitor(site)
  const found = async (search: object) => (await anybody.call(searchJobs, search)).data.map(({ id }) => id)
  assert.deepEqual(await found({ position: known.id }), [job])
  assert.deepEqual(await found({ q: 'camel racer' }), [job])
  const offered = (await anybody.call(positions, { id: 0 })).data_name.map(({ id }) => id)
  assert.ok(!offered.includes(added.id))
})

test('what comes with the product is not merged away, nor cities of two countries, nor anything into itself or what is hidden', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const entries = async (list: string, q = '') => (await admin.call(adminEntries, { list, q })).data
  const [one, two] = await entries('position')
  assert.ok(one && two)
  await admin.refused('entry_shipped', mergeEntries, { list: 'position', id: one.id, into: two.id })
  for (const list of ['skill', 'nothing', 'constructor', 'gender'])
    await admin.refused('not_found', mergeEntries, { list, id: one.id, into: two.id })
  const { data: added } = await admin.call(addEntry, { list: 'position', parent: one.parent, ...twin })
  await admin.refused('invalid', mergeEntries, { list: 'position', id: added.id, into: added.id })
  await admin.refused('not_found', mergeEntries, { list: 'position', id: added.id, into: 2_000_000_000 })
  const [dubai] = await entries('city', 'Dubai')
  const [cairo] = await entries('city', 'Cairo')
  const [sharjah] = await entries('city', 'Sharjah')
  assert.ok(dubai && cairo && sharjah)
  await admin.refused('invalid', mergeEntries, { list: 'city', id: dubai.id, into: cairo.id })
  await admin.call(mergeEntries, { list: 'city', id: sharjah.id, into: dubai.id })
  await admin.refused('invalid', mergeEntries, { list: 'city', id: dubai.id, into: sharjah.id })
})

/** Made of others, and made anew after a merger. */
const derived = ['cv_search', 'job_search', 'page_directory', 'salary_insights']
const columns: Record<string, RegExp> = {
  position: /^(not_positions|position_ids?)$/,
  industry: /^industry_ids?$/,
  degree: /^degree_ids?$/,
  'part-time-category': /^part_time_category_ids?$/,
  nationality: /^nationality_ids?$/,
  'civil-status': /^civil_status_ids?$/,
  city: /(^|_)city_ids?$/,
  relocate: /^relocate_ids?$/,
  'advertisement-reference': /^heard_of_ids?$/,
}

test('no column that holds an entry is forgotten by a merger', async () => {
  const site = await aSite()
  const { rows } = await site.pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and udt_name in ('int4', '_int4')`,
  )
  for (const [list, named] of Object.entries(columns)) {
    const held = rows.filter(({ table, column }) => named.test(column) && !derived.includes(table))
    const moved = (usesOf[list as 'city'] ?? []).filter(({ key }) => !key)
    assert.deepEqual(
      held.map(({ table, column }) => `${table}.${column}`).toSorted(),
      moved.map(({ table, column }) => `${table}.${column}`).toSorted(),
      list,
    )
  }
})

test('an industry does not become one with what stands under it', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const add = async (parent: number | null, sign: string) => {
    const texts = { en: `Camels ${sign}`, ar: `جمال ${sign}`, ru: `Верблюды ${sign}`, fr: `Chameaux ${sign}` }
    return (await admin.call(addEntry, { list: 'industry', parent, ...texts })).data.id
  }
  const [above, beside] = [await add(null, 'above'), await add(null, 'beside')]
  const [under, cousin] = [await add(above, 'under'), await add(beside, 'cousin')]
  // into what stands under itself, and under another
  for (const into of [under, cousin])
    await admin.refused('invalid', mergeEntries, { list: 'industry', id: above, into })
  await admin.call(mergeEntries, { list: 'industry', id: above, into: beside })
  const { rows } = await site.pool.query(`select parent from lookup_entries where list = 'industry' and id = $1`, [
    under,
  ])
  assert.equal(rows[0].parent, beside)
})
