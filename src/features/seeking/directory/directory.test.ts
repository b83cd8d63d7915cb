import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPage, showPage } from '#features/companies/pages/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aLiveJob, anAdmin, anApplication, somebody } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { showAnswers } from './answers-contract.ts'
import { companyFacets, listCompanies } from './contract.ts'
import { countRecords } from './count-records.ts'

const AE = countryId('AE')
const day = 86_400_000

async function made(site: Site, names: readonly string[], over: Partial<Takes<typeof addPage>> = {}) {
  const { visitor } = await somebody(site, 'employer')
  for (const name of names)
    await visitor.call(addPage, { name, kind: 'company', country_id: AE, language: 'en', ...over })
}

test('the busiest company comes first, every one once, page by page', async () => {
  const site = await aSite()
  const { employer } = await aLiveJob(site)
  await made(
    site,
    Array.from({ length: 45 }, (_, at) => `Company number ${at}`),
  )
  await site.settle()
  const anybody = new Visitor(site)
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const found = await anybody.call(listCompanies, cursor ? { cursor } : {})
    assert.equal(found.total, 46)
    seen.push(...found.data.map(({ id }) => id))
    cursor = found.next_cursor
  } while (cursor)
  assert.equal(seen[0], employer.page.id)
  assert.equal(new Set(seen).size, 46)
  assert.equal(seen.length, 46)
})

test('names are found in every script and with a slip; the name that begins so comes first', async () => {
  const site = await aSite()
  await made(site, ['مستشفى الشفاء', 'Большой Север', 'Gulf Ports', 'Ports of the Gulf', 'Société Générale Électrique'])
  const anybody = new Visitor(site)
  await site.settle()
  const names = async (q: string) => (await anybody.call(listCompanies, { q })).data.map(({ name }) => name)
  assert.deepEqual(await names('gulf'), ['Gulf Ports', 'Ports of the Gulf'])
  assert.deepEqual(await names('مستشفي الشفا'), ['مستشفى الشفاء'])
  assert.deepEqual(await names('большй север'), ['Большой Север'])
  assert.deepEqual(await names('societe electrique'), ['Société Générale Électrique'])
  for (const q of ['%', "'; drop table pages; --", '😀', '()', 'qqqq zzzz']) assert.deepEqual(await names(q), [], q)
})

test('filters narrow, and facets count what each value would leave', async () => {
  const site = await aSite()
  await made(site, ['One', 'Two'], { size: '11-50', kind: 'agency' })
  await made(site, ['Three'], { country_id: countryId('MA'), size: '1-10' })
  await site.settle()
  await site.pool.query("update page_directory set verified = true where size = '1-10'")
  const anybody = new Visitor(site)
  const total = async (query: Takes<typeof listCompanies>) => (await anybody.call(listCompanies, query)).total
  assert.equal(await total({ kind: 'agency' }), 2)
  assert.equal(await total({ place: -countryId('MA') }), 1)
  assert.equal(await total({ size: '11-50', verified: true }), 0)
  assert.equal(await total({ open: true }), 0)
  const { data } = await anybody.call(companyFacets, { kind: 'agency' })
  assert.deepEqual(data.kind, [
    { value: 'agency', text: '', count: 2 },
    { value: 'company', text: '', count: 1 },
  ])
  assert.deepEqual(data.place, [{ value: String(-AE), text: 'United Arab Emirates', count: 2 }])
  assert.deepEqual(data.size, [{ value: '11-50', text: '', count: 2 }])
  assert.equal(data.verified, 0)
})

test('how a page answers is told from five applications on, from what really happened', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const { db } = site.world
  const at = site.world.now()
  const copy = (n: number) =>
    site.pool.query(
      `insert into applications select (jsonb_populate_record(a, jsonb_build_object('id', md5($2::text || at)::uuid,
        'candidate_id', null, 'email', 'a' || at || '@example.com', 'submitted_at', $3::timestamptz, 'answer_due_at', $3::timestamptz))).*
       from applications a, generate_series(1, $2::integer) at where a.id = $1`,
      [application, n, new Date(at.getTime() - 20 * day)],
    )
  const record = async () => (await new Visitor(site).call(showPage, { slug: employer.page.slug })).data.record
  await copy(4)
  await countRecords(db, at)
  assert.equal(await record(), null)
  await site.pool.query('delete from applications where id <> $1', [application])
  await copy(8)
  // six of eight got an answer: three after two days, three after four
  await site.pool.query(
    `insert into events (id, at, name, thing, thing_id, page_id, request_id, data)
     select gen_random_uuid(), submitted_at + (case when row_number() over (order by id) <= 3 then 2 else 4 end) * interval '1 day',
       'application.moved', 'application', id, page_id, 'test', '{"to":"rejected","side":"page"}'
     from applications where id <> $1 order by id limit 6`,
    [application],
  )
  await countRecords(db, at)
  assert.deepEqual(await record(), { applications: 8, share: 75, days: 3 })
  assert.equal(
    at.getTime() > 0 && (await db.selectFrom('page_records').select('answered').executeTakeFirst())?.answered,
    6,
  )
  const { visitor: admin } = await anAdmin(site)
  const { data: answers } = await admin.call(showAnswers, {})
  assert.deepEqual(answers, [{ day: at.toISOString().slice(0, 10), applications: 8, answered: 6, median_days: 3 }])
})
