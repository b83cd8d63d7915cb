import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Takes } from '#platform/shared/contract.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { jobFacets, searchJobs } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)
const ago = (hours: number) => ({ published_at: new Date(Date.now() - hours * 3_600_000) })
const dirhams = { salary_min: 5000, salary_currency: 'AED', salary_period: 'month', salary_month_usd: 1361 }
const riyals = { salary_min: 5000, salary_currency: 'SAR', salary_period: 'month', salary_month_usd: 1333 }

await theseJobs(site, [
  anEntry({ title: 'Registered nurse' }, { city_id: 1, ...dirhams, ...ago(9) }),
  anEntry({ title: 'Head nurse' }, { city_id: 2, ...dirhams, ...ago(8) }),
  anEntry({ title: 'School nurse' }, { city_id: 2, ...riyals, ...ago(7) }),
  anEntry({ title: 'Plumber' }, { city_id: 1, ...ago(2) }),
  anEntry({ title: 'Plumber - Talent Pool' }, { city_id: 1, ...dirhams, ...ago(1) }),
])
const find = (asked: Takes<typeof searchJobs>, language = 'en') => guest.call(searchJobs, asked, { language })

test('words that begin a work and a place are read as those where as typed nothing is found', async () => {
  for (const q of ['nurs in dub', 'nurse in dub', 'nurs duba']) {
    const { data, understood } = await find({ q })
    assert.equal(data[0]?.title, 'Registered nurse', q)
    assert.equal(understood.mended?.from, q)
    const facets = await guest.call(jobFacets, { q }, { language: 'en' })
    assert.ok(
      facets.data.type.some(({ count }) => count > 0),
      `${q}: counted as it is found`,
    )
  }
  assert.equal((await find({ q: 'plumb' })).data[0]?.title, 'Plumber')
  const typed = await find({ q: 'nurs in dub', as_typed: true })
  assert.equal(typed.total, 0)
  assert.equal(typed.understood.mended, null)
})

test('an advert that only gathers people for later comes after work there is', async () => {
  const { data } = await find({ q: 'plumber' })
  assert.deepEqual(
    data.map(({ title }) => title),
    ['Plumber', 'Plumber - Talent Pool'],
  )
})

test('work in the place that was asked for comes without its skill before it comes elsewhere with it', async () => {
  const sap = { skills: 'SAP' }
  const elsewhere = Array.from({ length: 9 }, () => anEntry({ title: 'Accountant', ...sap }, { city_id: 1 }))
  await theseJobs(site, [anEntry({ title: 'Accountant here' }, { city_id: 9 }), ...elsewhere])
  const { data, rungs } = await find({ q: 'accountant riyadh SAP' })
  assert.deepEqual([data[0]?.title, data.length], ['Accountant here', 10])
  assert.deepEqual([rungs[0]?.kind, rungs[0]?.words], ['words', 'SAP'])
})

test('a name with a sign is found as itself, and nowhere by "plus"', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Schoolteacher', body: 'Grade C children, plus lunch' }, {}),
    anEntry({ title: 'Signal engineer', body: 'C++ at work' }, {}),
  ])
  for (const language of ['en', 'fr'])
    assert.deepEqual(
      (await find({ q: 'c++', strict: true }, language)).data.map(({ title }) => title),
      ['Signal engineer'],
    )
})

test('where no place is asked for, pay is asked in what most of the jobs are paid in', async () => {
  assert.equal((await find({ q: 'nurse' })).currency, 'AED')
  assert.equal((await find({ q: 'nurse in Riyadh' })).currency, 'SAR')
})
