import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { jobFacets, jobFeed, searchJobs, suggest } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)

type Asked = Takes<typeof searchJobs>
const titles = async (asked: Asked) =>
  (await guest.call(searchJobs, { strict: true, ...asked })).data.map(({ title }) => title)
const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

test('every filter leaves exactly the jobs that fit', async () => {
  const company = '01890000-0000-7000-8000-000000000001'
  await theseJobs(site, [
    anEntry(
      { title: 'Filtered one' },
      {
        country_id: countryId('QA'),
        city_id: 22,
        page_id: company,
        position_id: 3,
        industry_id: 10,
        employment_types: ['part_time', 'shift'],
        workplace: 'remote',
        experience: '3|5',
        visa_support: true,
        salary_month_usd: 2100,
      },
    ),
    anEntry({ title: 'Filtered two' }, { salary_month_usd: 1900 }),
    anEntry({ title: 'Filtered three' }),
  ])
  const one = ['Filtered one']
  const filters: Asked[] = [
    { place: -countryId('QA') },
    { place: 22 },
    { company },
    { position: 3 },
    { industry: 10 },
    { type: ['shift', 'internship'] },
    { workplace: ['remote', 'hybrid'] },
    { experience: ['3|5'] },
    { visa: true },
    { salary: 2000, currency: 'USD' },
    { salary: 90_000, currency: 'AED', period: 'year' },
  ]
  for (const filter of filters) {
    assert.deepEqual(await titles({ q: 'filtered', ...filter }), one, JSON.stringify(filter))
    assert.deepEqual(await titles(filter), one, `alone: ${JSON.stringify(filter)}`)
    assert.deepEqual(
      await titles({ q: 'filtered', sort: 'freshness', ...filter }),
      one,
      `newest: ${JSON.stringify(filter)}`,
    )
  }
  assert.deepEqual(await titles({ q: 'filtered', salary: 2000, currency: 'USD', visa: true, place: 22 }), one)
  assert.deepEqual(await titles({ q: 'filtered', visa: true, place: -countryId('AE') }), [])
  assert.equal((await titles({ q: 'filtered', salary: 100, currency: 'USD' })).length, 2)
})

test('a place that is none is refused', async () => {
  for (const place of [-1946, -1000, -676, 2_147_483_647]) await guest.refused('invalid', searchJobs, { place })
})

test('words of one root meet, in each language and across', async () => {
  await theseJobs(site, [
    anEntry({ title: 'مدير المبيعات والتسويق', language: 'ar', body: 'خبرة في إدارة الفرق مع Excel' }),
    anEntry({ title: 'Développeuse expérimentée', language: 'fr' }),
    anEntry({ title: 'Инженер-строитель', language: 'ru', body: 'опытный, ведёт проекты' }),
    anEntry({ title: 'C++ engineer', body: 'Works with Node.js and AI' }),
  ])
  const meets: [q: string, title: string][] = [
    ['مبيعات', 'مدير المبيعات والتسويق'],
    ['بالمبيعات', 'مدير المبيعات والتسويق'],
    ['تسويق', 'مدير المبيعات والتسويق'],
    ['اداره', 'مدير المبيعات والتسويق'],
    ['الإدارة', 'مدير المبيعات والتسويق'],
    ['إدَارَة', 'مدير المبيعات والتسويق'],
    ['excel مدير', 'مدير المبيعات والتسويق'],
    ['developpeuse experimentee', 'Développeuse expérimentée'],
    ['строители', 'Инженер-строитель'],
    ['проектов ведет', 'Инженер-строитель'],
    ['c++', 'C++ engineer'],
    ['nodejs engineers', 'C++ engineer'],
    ['ai engineering', 'C++ engineer'],
  ]
  for (const [q, title] of meets) assert.ok((await titles({ q, plain: [q, ...q.split(' ')] })).includes(title), q)
  assert.deepEqual(await titles({ q: 'c#' }), [])
})

test('phrases, words that must be missing, and synonyms', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Night shift baker' }),
    anEntry({ title: 'Shift baker', body: 'sometimes at night' }),
    anEntry({ title: 'Pastry baker', body: 'Never a night shift' }),
    anEntry({ title: 'Human resources partner' }),
  ])
  assert.deepEqual((await titles({ q: 'baker "night shift"' })).sort(), ['Night shift baker', 'Pastry baker'])
  assert.deepEqual((await titles({ q: '«night shift» baker' })).sort(), ['Night shift baker', 'Pastry baker'])
  assert.deepEqual(await titles({ q: 'baker -never -"night shift"' }), ['Shift baker'])
  assert.deepEqual((await titles({ q: 'baker -pastry' })).sort(), ['Night shift baker', 'Shift baker'])
  assert.ok(!(await titles({ q: '-baker' })).some((title) => title.includes('baker')))
  assert.deepEqual(await titles({ q: 'HR' }), ['Human resources partner'])
  assert.deepEqual(await titles({ q: 'موارد بشرية' }), ['Human resources partner'])
})

test('words of the title come first, exact ones before others, and newer before older', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Clerk', body: 'You help the zeppelin' }, { published_at: ago(1) }),
    anEntry({ title: 'Zeppelins', body: '' }, { published_at: ago(2) }),
    anEntry({ title: 'Zeppelin', body: '' }, { published_at: ago(3) }),
    anEntry({ title: 'Fitter', skills: 'zeppelin', body: '' }, { published_at: ago(1.5) }),
    anEntry({ title: 'Zeppelin', body: '', language: 'fr' }, { published_at: ago(4) }),
  ])
  assert.deepEqual(await titles({ q: 'zeppelin' }), ['Zeppelin', 'Zeppelins', 'Fitter', 'Clerk', 'Zeppelin'])
  assert.deepEqual(await titles({ q: 'zeppelin', sort: 'freshness' }), [
    'Clerk',
    'Fitter',
    'Zeppelins',
    'Zeppelin',
    'Zeppelin',
  ])
})

test('pages neither repeat nor lose a job while others are published, and many share one moment', async () => {
  const at = ago(5)
  const entries = Array.from({ length: 110 }, (_, n) =>
    anEntry(
      { title: n % 3 === 0 ? `Zeppelin ${n}` : `Hand ${n}`, body: 'zeppelin' },
      { published_at: n % 2 ? at : ago(n) },
    ),
  )
  const ids = await theseJobs(site, entries)
  for (const sort of ['relevance', 'freshness'] as const) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await guest.call(searchJobs, { q: 'zeppelin', sort, cursor })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
      await theseJobs(site, [anEntry({ title: 'Late zeppelin' }, { published_at: new Date(Date.now() + 60_000) })])
    } while (cursor)
    const known = seen.filter((id) => ids.includes(id))
    assert.equal(new Set(seen).size, seen.length, `${sort}: a job came twice`)
    assert.equal(known.length, ids.length, `${sort}: a job was lost`)
  }
})

test('facets count as if their own filter were not set', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Glazier' }, { workplace: 'remote', employment_types: ['full_time'], experience: '1|3' }),
    anEntry({ title: 'Glazier' }, { workplace: 'remote', employment_types: ['part_time'] }),
    anEntry({ title: 'Glazier' }, { workplace: 'hybrid', employment_types: ['full_time', 'shift'] }),
  ])
  const { data } = await guest.call(jobFacets, { q: 'glazier', workplace: ['remote'] })
  assert.deepEqual(data.workplace, [
    { value: 'remote', count: 2 },
    { value: 'hybrid', count: 1 },
  ])
  assert.deepEqual(data.type, [
    { value: 'full_time', count: 1 },
    { value: 'part_time', count: 1 },
  ])
  assert.deepEqual(data.experience, [{ value: '1|3', count: 1 }])
  const { total, total_is_estimate } = await guest.call(searchJobs, { q: 'glazier', workplace: ['remote'] })
  assert.deepEqual({ total, total_is_estimate }, { total: 2, total_is_estimate: false })
})

test('no input breaks it', async () => {
  const nasty = [
    "'; drop table job_search; --",
    "a' | 'b & !",
    '\\',
    "\\' :*",
    '<-> & | ! ( )',
    'a:*',
    '"',
    '-',
    '--',
    '-"',
    '"" -""',
    '💼',
    'x'.repeat(200),
    'م'.repeat(200),
    `"${'ab '.repeat(60)}"`,
    '-a '.repeat(60),
    'the of and',
    '\ud800',
    '%_%',
    '__proto__ constructor',
  ]
  for (const q of nasty)
    for (const sort of ['relevance', 'freshness'] as const)
      assert.equal((await guest.ask(searchJobs, { q, sort })).statusCode, 200, JSON.stringify(q))
  for (const q of ['\u0000', 'a\u0000b']) await guest.refused('invalid', searchJobs, { q })
  const cursors = ['x', 'e30', Buffer.from('["r",1e99,"x"]').toString('base64url')]
  for (const cursor of cursors) await guest.refused('invalid', searchJobs, { q: 'a', cursor })
})

test('a filter that makes no sense is refused with its name, and one that was left empty is none', async () => {
  const wrong: [query: string, field: string][] = [
    ['type=banana', 'type.0'],
    ['type=full_time&type=banana', 'type.1'],
    ['experience=long', 'experience.0'],
    ['benefit=banana', 'benefit.0'],
    ['workplace=moon', 'workplace.0'],
    ['position=999999', 'position'],
    ['industry=999999', 'industry'],
    ['degree=999999', 'degree'],
    ['place=999999', 'place'],
    ['place=-677', 'place'],
    ['page=-1', 'page'],
    ['page=51', 'page'],
    ['salary=abc', 'salary'],
    ['radius=far', 'radius'],
    ['days=0', 'days'],
    ['visa=maybe', 'visa'],
    ['currency=ZZZ', 'currency'],
    ['sort=up', 'sort'],
    ['company=1', 'company'],
    ['as_of=now', 'as_of'],
  ]
  for (const [query, field] of wrong) {
    const { statusCode, body } = await site.app.inject(`/api/jobs?${query}`)
    assert.equal(statusCode, 422, query)
    assert.deepEqual(
      JSON.parse(body).errors.map((error: { field: string }) => error.field),
      [field],
      query,
    )
  }
  const empty = 'q=&place=&salary=&currency=&period=&type=&page=&sort=&visa=&company=&days=&utm_source=mail'
  assert.equal((await site.app.inject(`/api/jobs?${empty}`)).statusCode, 200)
})

test('a word that is too long is suggested nothing for, and marks that turn letters around are not read', async () => {
  const visitor = new Visitor(site)
  assert.deepEqual((await visitor.call(suggest, { q: 'a'.repeat(300) })).items, [])
  assert.equal(jobFeed.takes.parse({ q: 'driver\u202eabc', where: '\u2066Dubai' }).q, 'driverabc')
})
