import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { searchJobs, suggest } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)
const hour = 3_600_000
const ago = (hours: number) => ({ published_at: new Date(Date.now() - hours * hour) })
const [dubai, abuDhabi] = [1, 2]
const pay = { salary_min: 5000, salary_currency: 'AED', salary_period: 'month', salary_month_usd: 1361 }

await theseJobs(site, [
  anEntry({ title: 'Accountant' }, { city_id: dubai, ...ago(30) }),
  anEntry({ title: 'Accountant with pay' }, { city_id: dubai, ...pay, ...ago(30.1) }),
  anEntry({ title: 'Senior accountant' }, { city_id: dubai, ...ago(3) }),
  anEntry({ title: 'محاسب', language: 'ar' }, { city_id: dubai, ...ago(1) }),
  anEntry({ title: 'Account manager' }, { city_id: dubai, ...ago(1) }),
  anEntry({ title: 'Accountant far' }, { city_id: null, country_id: countryId('FR'), ...ago(2) }),
  anEntry({ title: 'Accountant next door' }, { city_id: abuDhabi, ...ago(2) }),
  anEntry({ title: 'Bus driver' }, { city_id: abuDhabi, employment_types: ['part_time'], ...ago(2) }),
  anEntry({ title: 'Truck driver' }, { city_id: dubai, ...ago(2) }),
  anEntry({ title: 'Медицинская сестра', language: 'ru' }, { country_id: countryId('RU'), ...ago(300) }),
  anEntry({ title: 'Registered nurse' }, { ...ago(1) }),
  anEntry({ title: 'ممرضة', language: 'ar' }, { ...ago(1) }),
  anEntry({ title: 'Head nurse' }, { ...ago(0.1) }),
  anEntry({ title: 'Plumber' }, { city_id: null, country_id: countryId('SA'), ...ago(1) }),
])

type Asked = Takes<typeof searchJobs>
const find = (asked: Asked, lang = 'en') => guest.call(searchJobs, asked, { language: lang })
const titles = async (asked: Asked, lang?: string) => (await find(asked, lang)).data.map(({ title }) => title)

const pairs: [why: string, asked: Asked, lang: string, first: string, then: string][] = [
  ['the occupation itself before the one it is part of', { q: 'accountant' }, 'en', 'Accountant', 'Senior accountant'],
  ['shown pay among equals', { q: 'accountant dubai' }, 'en', 'Accountant with pay', 'Accountant'],
  ['the reader’s language, however old', { q: 'медсестра' }, 'ru', 'Медицинская сестра', 'Registered nurse'],
  [
    'Russian letters before the language of the site',
    { q: 'медсестра' },
    'en',
    'Медицинская сестра',
    'Registered nurse',
  ],
  ['an occupation in the reader’s language', { q: 'accountant' }, 'en', 'Accountant', 'محاسب'],
  ['the same the other way round', { q: 'محاسب' }, 'ar', 'محاسب', 'Accountant'],
  ['the place asked for before its circle', { q: 'accountant dubai' }, 'en', 'Accountant', 'Accountant next door'],
  ['the country before others', { q: 'accountant dubai' }, 'en', 'Accountant next door', 'Accountant far'],
  ['facts are given up before the place', { q: 'driver dubai with accommodation' }, 'en', 'Truck driver', 'Bus driver'],
  ['the work before those who lead it', { q: 'nurse' }, 'en', 'Registered nurse', 'Head nurse'],
  ['a type that fits before one that does not', { q: 'part time driver' }, 'en', 'Bus driver', 'Truck driver'],
]

test('what fits better stands before what fits less', async () => {
  for (const [why, asked, lang, first, then] of pairs) {
    const found = await titles(asked, lang)
    assert.ok(found.includes(first), `${why}: ${first} in ${found}`)
    assert.ok(found.includes(then), `${why}: ${then} in ${found}`)
    assert.ok(found.indexOf(first) < found.indexOf(then), `${why}: ${found}`)
  }
})

test('an account manager is no accountant, and no count tells otherwise', async () => {
  const { data, total } = await find({ q: 'accountant', strict: true })
  assert.ok(!data.some(({ title }) => title === 'Account manager'))
  assert.equal(total, data.length)
})

test('less than asked for comes with a line that says what was given up, and strict callers get none of it', async () => {
  const { total, data, rungs } = await find({ q: 'plumber kuwait' })
  assert.equal(total, 0)
  assert.equal(data[0]?.title, 'Plumber')
  assert.deepEqual(rungs[0]?.kind, 'region')
  assert.deepEqual((await find({ q: 'plumber kuwait', strict: true })).data, [])
})

test('what was understood is told in the reader’s language, taken back on request, and mends are said', async () => {
  const { understood } = await find({ q: 'acountant in Dubai' }, 'fr')
  assert.deepEqual(
    understood.parts.map(({ kind, text }) => [kind, text]),
    [
      ['occupation', 'Comptable'],
      ['place', 'Dubaï, Émirats arabes unis'],
    ],
  )
  assert.deepEqual(understood.mended, { from: 'acountant in Dubai', to: 'accountant in Dubai' })
  const typed = (await find({ q: 'acountant in Dubai', as_typed: true, plain: ['Dubai'] }, 'fr')).understood
  assert.deepEqual([typed.parts, typed.rest, typed.mended], [[], 'acountant Dubai', null])
})

test('pages by number are one list: no job twice, none lost, nothing that came since', async () => {
  await theseJobs(
    site,
    Array.from({ length: 45 }, (_, n) => anEntry({ title: `Welder ${n}` }, ago(5 + n / 10))),
  )
  const first = await find({ q: 'welder' })
  assert.deepEqual([first.page, first.pages, first.total], [1, 3, 45])
  await theseJobs(site, [anEntry({ title: 'Welder since' })])
  const pages = await Promise.all([2, 3].map((page) => find({ q: 'welder', page, as_of: first.as_of })))
  const all = [first, ...pages].flatMap(({ data }) => data.map(({ title }) => title))
  assert.equal(new Set(all).size, 45)
  assert.ok(!all.includes('Welder since'))
})

test('a cursor and pages by number lead through the same jobs, and nothing wider follows where there was enough', async () => {
  await theseJobs(site, [
    ...Array.from({ length: 42 }, (_, n) =>
      anEntry({ title: 'Glazier', language: n % 2 ? 'ar' : 'en' }, { city_id: dubai, ...ago(5 + n / 10) }),
    ),
    ...Array.from({ length: 30 }, (_, n) => anEntry({ title: 'Glazier near' }, { city_id: abuDhabi, ...ago(n) })),
    ...Array.from({ length: 5 }, (_, n) => anEntry({ title: 'Beekeeper' }, { city_id: dubai, ...ago(n) })),
    ...Array.from({ length: 27 }, (_, n) => anEntry({ title: 'Beekeeper far' }, { city_id: abuDhabi, ...ago(n) })),
  ])
  const ids = (pages: Awaited<ReturnType<typeof find>>[]) => pages.flatMap(({ data }) => data.map(({ id }) => id))
  const lines = (pages: Awaited<ReturnType<typeof find>>[]) =>
    pages.flatMap(({ rungs }, at) => rungs.map(({ kind, from }) => `${kind} from ${at * 20 + from}`))
  const cases: [asked: Asked, jobs: number, rungs: string[]][] = [
    [{ q: 'glazier dubai' }, 42, ['languages from 21']],
    [{ q: 'beekeeper dubai' }, 32, ['country from 5']],
    [{ q: 'beekeeper dubai', sort: 'freshness' }, 32, ['country from 5']],
  ]
  for (const [asked, jobs, rungs] of cases) {
    const first = await find(asked)
    const [byCursor, byNumber] = [[first], [first]]
    for (let at = first; at.next_cursor; byCursor.push(at)) at = await find({ ...asked, cursor: at.next_cursor })
    for (let at = first; at.next_cursor; byNumber.push(at))
      at = await find({ ...asked, page: byNumber.length + 1, as_of: first.as_of })
    assert.equal(new Set(ids(byCursor)).size, jobs, asked.q)
    assert.equal(ids(byCursor).length, jobs, asked.q)
    assert.deepEqual(ids(byNumber), ids(byCursor), asked.q)
    assert.deepEqual(lines(byCursor), rungs, asked.q)
    assert.deepEqual(lines(byNumber), rungs, asked.q)
  }
})

test('work of another type where one looks comes before such work elsewhere in the country', async () => {
  const full = { employment_types: ['full_time'] }
  await theseJobs(site, [
    anEntry(
      { title: 'Upholsterer' },
      { city_id: abuDhabi, ...full, published_at: new Date(Date.now() - 5 * 86_400_000) },
    ),
    anEntry({ title: 'Upholsterer' }, { city_id: dubai, ...full }),
  ])
  const { data, rungs } = await find({ q: 'part time upholsterer abu dhabi' })
  assert.deepEqual(
    data.map(({ place }) => place.split(',')[0]),
    ['Abu Dhabi', 'Dubai'],
  )
  assert.deepEqual(
    rungs.map(({ kind }) => kind),
    ['conditions', 'country'],
  )
})

test('a place that is not wanted is left out by what it is, in any words, and what must be missing is never given up', async () => {
  await theseJobs(site, [
    ...[dubai, abuDhabi].map((city_id) => anEntry({ title: 'Falconer' }, { city_id })),
    anEntry({ title: 'Senior falconer' }, { city_id: null, country_id: countryId('SA') }),
  ])
  const found = async (q: string, lang = 'en') => (await find({ q }, lang)).data.length
  assert.equal(await found('falconer'), 3)
  for (const q of ['falconer -dubai', 'falconer NOT Dubai', 'falconer except in dubai', 'falconer -دبي'])
    assert.equal(await found(q), 2, q)
  for (const q of ['falconer -uae', 'falconer outside UAE', 'falconer -"united arab emirates"'])
    assert.equal(await found(q), 1, q)
  assert.equal(await found('falconer sauf à Dubaï', 'fr'), 2)
  assert.equal(await found('falconer кроме Дубая', 'ru'), 2)
  assert.equal(await found('falconer ما عدا دبي', 'ar'), 2)
  assert.equal(await found('falconer NOT senior'), 2)
  const { data } = await find({ q: 'accountant -chief -dubai kuwait' })
  assert.ok(data.length > 0 && data.every(({ place }) => !place.startsWith('Dubai')), 'of less than asked for too')
})

test('suggestions tell occupations, places and companies apart', async () => {
  const items = async (q: string) => (await guest.call(suggest, { q })).items
  assert.ok((await items('accou')).some(({ text, hint }) => text === 'Accountant' && hint === 'Job'))
  assert.ok((await items('duba')).some(({ hint, href }) => hint === 'Location' && href?.includes('place=1')))
  assert.deepEqual(await items('x'), [])
  const nurses = async () => (await items('nurs in dub')).filter(({ text }) => text.includes(' · '))
  assert.deepEqual(await nurses(), [], 'no work in a place that has none of it')
  await theseJobs(site, [anEntry({ title: 'Registered nurse' }, { city_id: dubai })])
  const [together] = await nurses()
  assert.match(together?.text ?? '', /nurs.* · Dubai, United Arab Emirates$/i)
  assert.match(together?.href ?? '', /^\/jobs\?q=.*nurs.*&place=1$/i)
  assert.ok((await items('محاسب في دبي')).some(({ text }) => text.startsWith('Accountant · Dubai')))
  assert.ok((await items('محاسب دب')).some(({ text }) => text.startsWith('Accountant · Dubai')))
  assert.deepEqual(await items('zzzz dub'), [])
})
