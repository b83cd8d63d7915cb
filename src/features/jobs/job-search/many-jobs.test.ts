import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { jobFacets, searchJobs } from './contract.ts'
import { countWords } from './frequencies.ts'
import { expectedOf, planOf } from './gather.ts'
import { rankedJobs } from './ranked-jobs.ts'
import { readyFor } from './read-search.ts'

// enough jobs for every plan: in demo content alone everything is few
const site = await aSite()
const guest = new Visitor(site)
const many = 6_000
const begun = Date.now()
const countries = ['AE', 'QA', 'EG'].map(countryId)
const jobs = Array.from({ length: many }, (_, n) => ({
  n,
  title: `${n % 2 ? 'Senior manager' : 'Clerk'} ${n % 40 ? '' : 'harbour'}`.trim(),
  body: n % 3 ? 'sales office' : 'sales',
  at: new Date(begun - (n + 1) * 900_000),
  country: countries[n % 3] as number,
  remote: n % 5 === 0,
}))
for (let from = 0; from < many; from += 1_000)
  await theseJobs(
    site,
    jobs
      .slice(from, from + 1_000)
      .map(({ title, body, at, country, remote }) =>
        anEntry({ title, body }, { published_at: at, country_id: country, workplace: remote ? 'remote' : 'on_site' }),
      ),
  )
await countWords(site.world.db)

type Asked = Takes<typeof searchJobs>
type Job = (typeof jobs)[number]
/** Words are to be words here: whatever they mean, it is plans that are tried. */
const plain = ['manager', 'office', 'harbour', 'clerk']
const cases: { asked: Asked; fits: (job: Job) => boolean }[] = [
  { asked: {}, fits: () => true },
  { asked: { place: -(countries[1] as number) }, fits: ({ country }) => country === countries[1] },
  { asked: { plain, q: 'manager' }, fits: ({ n }) => n % 2 === 1 },
  { asked: { plain, q: 'manager', workplace: ['remote'] }, fits: ({ n, remote }) => n % 2 === 1 && remote },
  { asked: { plain, q: 'office' }, fits: ({ n }) => n % 3 > 0 },
  { asked: { plain, q: 'harbour' }, fits: ({ n }) => n % 40 === 0 },
  { asked: { plain, q: '"sales office" -clerk' }, fits: ({ n }) => n % 3 > 0 && n % 2 === 1 },
  {
    asked: { plain, q: 'clerk', place: -(countries[0] as number), workplace: ['remote'] },
    fits: ({ n, country, remote }) => n % 2 === 0 && country === countries[0] && remote,
  },
  // words and filter that never meet, which no frequency tells
  { asked: { plain, q: 'office', place: -(countries[0] as number) }, fits: () => false },
]

test('these cases are gathered in every way there is', async () => {
  const ways = new Set<string>()
  for (const { asked } of cases)
    for (const where of ['title', 'anywhere'] as const) {
      const search = await readyFor(backgroundContext(site.world), searchJobs.takes.parse(asked))
      const plan = planOf(search, where, 20)
      ways.add(plan.how === 'walk' ? 'walk' : plan.days === null ? 'all' : 'some days')
    }
  assert.deepEqual([...ways].sort(), ['all', 'some days', 'walk'])
})

test('newest first gives exactly the newest that fit, whatever the plan', async () => {
  for (const { asked, fits } of cases) {
    const expected = jobs.filter(fits).map(({ at }) => at.toISOString())
    const { data, next_cursor } = await guest.call(searchJobs, { ...asked, strict: true, sort: 'freshness' })
    assert.deepEqual(
      data.map(({ published_at }) => published_at),
      expected.slice(0, 20),
      JSON.stringify(asked),
    )
    if (!next_cursor) continue
    const second = await guest.call(searchJobs, { ...asked, strict: true, sort: 'freshness', cursor: next_cursor })
    assert.deepEqual(
      second.data.map(({ published_at }) => published_at),
      expected.slice(20, 40),
      JSON.stringify(asked),
    )
  }
})

test('all pages of relevance together are all that fits, each once', async () => {
  for (const { asked, fits } of cases.filter(({ asked }) => asked.q !== undefined)) {
    const expected = jobs.filter(fits).length
    const seen = new Set<string>()
    let count = 0
    let cursor: string | undefined
    for (let page = 0; page < 30; page++) {
      const { data, next_cursor } = await guest.call(searchJobs, { ...asked, strict: true, cursor })
      count += data.length
      for (const { id } of data) seen.add(id)
      cursor = next_cursor ?? undefined
      if (!cursor) break
    }
    assert.equal(seen.size, count, `twice: ${JSON.stringify(asked)}`)
    assert.equal(count, Math.min(600, expected), `lost: ${JSON.stringify(asked)}`)
  }
})

test('the same is found in turn as at once: titles first, then what has the words elsewhere', async () => {
  const ctx = backgroundContext(site.world)
  for (const q of ['harbour', 'harbour sales']) {
    const search = await readyFor(ctx, searchJobs.takes.parse({ plain: [...plain, 'sales'], q }))
    const found = async (each: number) => {
      const frequencies = { ...search.frequencies, of: () => each }
      assert.equal(expectedOf({ ...search, frequencies }, 'title') < 400, each === 0)
      const rows = await rankedJobs(ctx.read, { ...search, frequencies }, begun, null, 400)
      return rows.map(({ id, stretch }) => `${stretch.where} ${id}`).toSorted()
    }
    const atOnce = await found(0)
    assert.equal(atOnce.length, 150)
    assert.deepEqual(await found(many), atOnce)
  }
})

test('a longer page begins with the shorter one, however wrong the guess of how many match', async () => {
  const ctx = backgroundContext(site.world)
  for (const q of ['harbour', 'office']) {
    const search = await readyFor(ctx, searchJobs.takes.parse({ plain, q }))
    const frequencies = { ...search.frequencies, of: () => many }
    // somebody at home in one country: its older jobs stand above newer ones of the same stretch
    const taste = { ...search.taste, country: countries[1] as number }
    const found = async (needed: number) =>
      (await rankedJobs(ctx.read, { ...search, frequencies, taste }, begun, null, needed)).map(({ id }) => id)
    const longest = await found(141)
    for (const needed of [21, 41, 61]) assert.deepEqual(await found(needed), longest.slice(0, needed), `${q} ${needed}`)
  }
})

test('totals and facets of a sample are near the truth, and say that they are estimates', async () => {
  for (const { asked, fits } of cases) {
    const expected = jobs.filter(fits).length
    const { total, total_is_estimate } = await guest.call(searchJobs, { ...asked, strict: true })
    if (!total_is_estimate) assert.equal(total, expected, JSON.stringify(asked))
    else assert.ok(Math.abs(total - expected) < 0.15 * expected, `${JSON.stringify(asked)}: ${total} for ${expected}`)
  }
  const { data } = await guest.call(jobFacets, { plain, q: 'manager' })
  const remote = data.workplace.find(({ value }) => value === 'remote')?.count ?? 0
  assert.ok(Math.abs(remote - 600) < 90, String(remote))
})
