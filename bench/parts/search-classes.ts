import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import { searchJobs as call, type JobQuery } from '#features/jobs/job-search/contract.ts'
import type { Cursor } from '#features/jobs/job-search/cursor.ts'
import { newestJobs } from '#features/jobs/job-search/newest-jobs.ts'
import { rankedJobs } from '#features/jobs/job-search/ranked-jobs.ts'
import { readyFor } from '#features/jobs/job-search/read-search.ts'
import { sampleJobs } from '#features/jobs/job-search/sample-jobs.ts'
import type { Search } from '#features/jobs/job-search/search.ts'
import { searchJobs } from '#features/jobs/job-search/search-jobs.ts'

import { countryId } from '#features/site/lookups/country-id.ts'
import { suggestKeywords } from '#features/site/lookups/lists.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { understand } from '#features/site/understanding/understand.ts'
import { understandQuery } from '#features/site/understanding/understand-query.ts'
import type { Context } from '#platform/server/context.ts'
import type { Takes } from '#platform/shared/contract.ts'

export type Class = { name: string; run: (at: number) => Promise<unknown>; isSlow?: boolean }

const common = ['manager', 'engineer', 'sales', 'project manager', 'assistant', 'developer', 'accountant']
const mid = ['nurse', 'pharmacist', 'welder', 'translator', 'electrician', 'architect', 'chef']
const rare = ['anaesthetist', 'nebosh', 'cobol', 'petrophysics', 'primavera', 'veterinary', 'glazier']
const two = ['sales dubai', 'nurse arabic', 'developer react', 'accountant excel', 'civil autocad', 'driver licence']
const phrases = ['"project manager"', '"customer service"', '"software engineer"', '"data analysis"']
const arabic = ['مبيعات', 'مهندس', 'محاسب', 'سائق', 'معلم لغة', 'المدير', 'ممرضة']
const typos = ['acountant', 'enginer', 'maneger', 'developper', 'pharmasist', 'recepsionist', 'electrition']
const sentences = [
  'driver jobs in Jeddah',
  'part-time evening job for students in Dubai Marina',
  'وظائف محاسب في الرياض بدون خبرة',
  'вакансии медсестра в Екатеринбурге с проживанием',
  'CDD ou intérim électricien à Casablanca',
]
const how = {
  language: 'en' as const,
  home: null,
  plain: [],
  asTyped: false,
  companies: null,
  used: async () => new Set<string>(),
  written: async () => new Set<string>(),
}
const begun = ['ma', 'eng', 'nu', 'acc', 'dev', 'sal', 'مه', 'inf', 'ме']
const lands = ['AE', 'SA', 'EG', 'QA', 'FR', 'RU', 'MA'].map((code) => -countryId(code))
const pick = <T>(from: readonly T[], at: number) => from[at % from.length] as T

/** Every way to search, as the product does it; each asks another thing each time. */
export function searchClasses(ctx: Context, now: number): Class[] {
  const ends = new Map<string, Extract<Cursor, { sort: 'relevance' }> | null>()
  const ready = (asked: Takes<typeof call>) => readyFor(ctx, call.takes.parse(asked) as JobQuery)
  const best = async (asked: Takes<typeof call>) => rankedJobs(ctx.read, await ready(asked), now, null, 21)
  const newest = async (asked: Takes<typeof call>) => newestJobs(ctx.read, await ready(asked), now, null, 21)
  const counts = async (asked: Takes<typeof call>) => sampleJobs(ctx.read, await ready(asked), now)
  const four = (at: number) => ({
    place: pick(lands, at),
    type: ['full_time'],
    workplace: ['on_site' as const],
    salary: 2_000,
  })
  return [
    { name: 'relevance, common', run: (at) => best({ q: pick(common, at) }) },
    { name: 'relevance, common + country', run: (at) => best({ q: pick(common, at), place: pick(lands, at >> 1) }) },
    { name: 'relevance, mid', run: (at) => best({ q: pick(mid, at) }) },
    { name: 'relevance, rare', run: (at) => best({ q: pick(rare, at) }) },
    { name: 'relevance, two words', run: (at) => best({ q: pick(two, at) }) },
    { name: 'relevance, phrase', run: (at) => best({ q: pick(phrases, at) }) },
    { name: 'relevance, Arabic', run: (at) => best({ q: pick(arabic, at) }) },
    { name: 'relevance, common + four filters', run: (at) => best({ q: pick(common, at), ...four(at >> 1) }) },
    { name: 'relevance, page 8', run: pageEight },
    { name: 'freshness, common', run: (at) => newest({ q: pick(common, at) }) },
    { name: 'freshness, mid', run: (at) => newest({ q: pick(mid, at) }) },
    { name: 'freshness, rare', run: (at) => newest({ q: pick(rare, at) }) },
    { name: 'freshness, common + four filters', run: (at) => newest({ q: pick(common, at), ...four(at >> 1) }) },
    { name: 'freshness, 60 days back', run: deep },
    { name: 'no words, country', run: (at) => newest({ place: pick(lands, at) }) },
    { name: 'no words, city', run: (at) => newest({ place: 1 + (at % 12) }) },
    { name: 'facets and total, common', run: (at) => counts({ q: pick(common, at) }) },
    {
      name: 'facets and total, common + country',
      run: (at) => counts({ q: pick(common, at), place: pick(lands, at) }),
    },
    { name: 'facets and total, rare', run: (at) => counts({ q: pick(rare, at) }) },
    { name: 'autocomplete', run: (at) => suggestKeywords(ctx, { term: pick(begun, at) }) },
    {
      name: 'understood',
      run: async (at) => understand(pick(sentences, at), await meaningsOf(ctx), { language: 'en' }),
    },
    { name: 'typo', run: (at) => understandQuery(ctx, pick(typos, at), how) },
    { name: 'whole call: page, total', run: (at) => searchJobs(ctx, call.takes.parse({ q: pick(common, at) })) },
  ]

  async function pageEight(at: number) {
    const search = await ready({ q: pick(common, at) })
    return rankedJobs(ctx.read, search, now, await eighth(at, search), 21)
  }

  function deep(at: number) {
    const after = { at: now - 60 * 86_400_000 - at * 1_000, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
    return ready({ q: pick(common, at) }).then((search) => newestJobs(ctx.read, search, now, after, 21))
  }

  /** Where the seventh page of a search ended; found once, outside of what is measured after the first round. */
  async function eighth(at: number, search: Search) {
    const key = pick(common, at)
    const known = ends.get(key)
    if (known) return known
    const last = (await rankedJobs(ctx.read, search, now, null, 140)).at(-1)
    const from: Extract<Cursor, { sort: 'relevance' }> | null = last
      ? {
          sort: 'relevance',
          now,
          stretch: last.stretch,
          after: { at: last.published_at.getTime(), id: last.id, score: last.score },
        }
      : null
    ends.set(key, from)
    return from
  }
}

/** What is done elsewhere: the ranking of PostgreSQL over all matches, and the query of boards on WordPress with its count. */
export function plainClasses(read: Kysely<DB>): Class[] {
  const naive = (q: string) =>
    sql`select id, title from job_search, websearch_to_tsquery('masar_en', ${q}) query where fts @@ query order by ts_rank(fts, query) desc limit 20`.execute(
      read,
    )
  const like = (q: string) => {
    const word = `%${q}%`
    return sql`select id, title, count(*) over () from posts where title ilike ${word} or content ilike ${word}
      order by (title ilike ${word}) desc, published_at desc limit 20`.execute(read)
  }
  return [
    { name: 'LIKE, common', run: (at) => like(pick(common, at)), isSlow: true },
    { name: 'LIKE, mid', run: (at) => like(pick(mid, at)), isSlow: true },
    { name: 'LIKE, rare', run: (at) => like(pick(rare, at)), isSlow: true },
    { name: 'ts_rank over all matches, common', run: (at) => naive(pick(common, at)), isSlow: true },
    { name: 'ts_rank over all matches, mid', run: (at) => naive(pick(mid, at)), isSlow: true },
    { name: 'ts_rank over all matches, rare', run: (at) => naive(pick(rare, at)), isSlow: true },
  ]
}

/** Which share of the first 20 are the same as if all matches had been ranked together. */
export async function overlaps(ctx: Context, now: number): Promise<number[]> {
  const shares: number[] = []
  for (const q of [...common, ...mid, ...two, ...phrases, ...arabic])
    for (const place of [undefined, ...lands.slice(0, 3)]) {
      const search = await readyFor(ctx, call.takes.parse({ q, place }) as JobQuery)
      const all: Search = { ...search, frequencies: { jobs: 0, days: 0, of: () => 0 } }
      const [shown, exact] = [
        await rankedJobs(ctx.read, search, now, null, 20),
        await rankedJobs(ctx.read, all, now, null, 20),
      ]
      const ids = new Set(exact.map(({ id }) => id))
      if (exact.length > 0) shares.push(shown.filter(({ id }) => ids.has(id)).length / exact.length)
    }
  return shares
}
