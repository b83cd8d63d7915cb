import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { suggestCompany } from '#features/companies/pages/contract.ts'
import { spelled } from '#features/companies/pages/page-names.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { companyFacets, listCompanies } from './contract.ts'
import { indexPages } from './index-pages.ts'

const many = 20_000
/** In ms; many times what it takes on a calm machine, so that only a search that reads everything over and over is caught. */
const longest = 1_500

const first = ['Gulf', 'North', 'شركة', 'مؤسسة', 'Северный', 'Южный', 'Atlas', 'Société', 'Cedar', 'دار']
const second = ['Ports', 'Foods', 'الخليج', 'البناء', 'ветер', 'порт', 'Énergie', 'Textile', 'المعرفة', 'Logistics']

async function fill(site: Site): Promise<void> {
  const { db } = site.world
  const names = Array.from(
    { length: many },
    (_, at) => `${first[at % 10]} ${second[((at * 7) % 10) ^ (at % 3)] ?? 'Works'} ${at}`,
  )
  await sql`insert into pages (id, slug, kind, name, country_id, industry_id, size, state, created_at, website)
    select gen_random_uuid(), 'page-' || at, (array['company', 'agency', 'institution'])[at % 3 + 1], name,
      (array[5, 469, 463, 148, 111])[at % 5 + 1], at % 20 + 1, (array['1-10', '11-50', '51-200'])[at % 3 + 1], 'active', now(), null
    from unnest(${names}::text[]) with ordinality as named(name, at)`.execute(db)
  const rows = (await db.selectFrom('pages').select(['id', 'name']).execute()).flatMap(({ id, name }) =>
    spelled(name).map((row) => ({ page_id: id, ...row })),
  )
  for (let at = 0; at < rows.length; at += 5_000)
    await db
      .insertInto('page_names')
      .values(rows.slice(at, at + 5_000))
      .execute()
  await indexPages(db, 'all')
  await sql`analyze pages, page_names, page_directory`.execute(db)
}

test('among twenty thousand companies a page of the directory, its counts and a suggestion come at once', async (t) => {
  const site = await aSite()
  await fill(site)
  const anybody = new Visitor(site)
  const took = async (name: string, act: () => Promise<unknown>) => {
    await act()
    const times: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const from = performance.now()
      await act()
      times.push(performance.now() - from)
    }
    const middle = times.sort((a, b) => a - b)[2] ?? 0
    t.diagnostic(`${name}: ${middle.toFixed(1)} ms`)
    assert.ok(middle < longest, `${name}: ${middle} ms`)
  }
  const { next_cursor } = await anybody.call(listCompanies, {})
  await took('first page', () => anybody.call(listCompanies, {}))
  await took('next page', () => anybody.call(listCompanies, { cursor: next_cursor ?? '' }))
  await took('filtered', () => anybody.call(listCompanies, { place: -5, kind: 'agency', size: '11-50' }))
  await took('name with a slip', () => anybody.call(listCompanies, { q: 'севернный ветер' }))
  await took('common name', () => anybody.call(listCompanies, { q: 'الخليج' }))
  await took('one letter', () => anybody.call(listCompanies, { q: 'g' }))
  await took('facets', () => anybody.call(companyFacets, {}))
  await took('facets of a name', () => anybody.call(companyFacets, { q: 'gulf' }))
  await took('suggestion', () => anybody.call(suggestCompany, { term: 'gulff ports 1234' }))
})
