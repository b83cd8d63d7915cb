import type { CardRow } from '#features/jobs/job-search/card.ts'
import { frequenciesOf } from '#features/jobs/job-search/frequencies.ts'
import { expectedOf } from '#features/jobs/job-search/gather.ts'
import { lexeme } from '#features/jobs/job-search/lexemes.ts'
import { rankedJobs } from '#features/jobs/job-search/ranked-jobs.ts'
import { noTaste, type Search } from '#features/jobs/job-search/search.ts'
import type { Context } from '#platform/server/context.ts'
import type { Seeker } from './seeker.ts'

/** Jobs that these lexemes name, to be asked for one after the other: in the cities, then in the countries, then those for wherever one is. */
export async function searchesFor(ctx: Context, seeker: Seeker, work: string[]): Promise<Search[]> {
  if (work.length === 0) return []
  const frequencies = await frequenciesOf(ctx.read, ctx.now())
  return placesOf(seeker).map((place): Search => {
    const country = place.length === 1 && place[0]?.startsWith('c:') ? (seeker.countries[0] ?? null) : null
    const lists = place.length > 0 ? [place, work] : [work]
    return searchFor({ country, lists, usd: null, usdMost: null, not: [], since: null }, frequencies)
  })
}

/** A search by what stands in the index, without words and without a reader's taste. */
export const searchFor = (filters: Search['filters'], frequencies: Search['frequencies']): Search => ({
  text: null,
  filters,
  frequencies,
  taste: noTaste,
})

function placesOf({ home, cities, countries }: Seeker): string[][] {
  // whoever says no place is shown all
  if (countries.length === 0) return [[]]
  const near = [...new Set([...(home ? [home] : []), ...cities])].map(lexeme.city)
  return [near, countries.map(lexeme.country), [lexeme.workplace('remote')]].filter(({ length }) => length > 0)
}

/** The newest jobs of these searches, those of the first before the others. Where the first is likely to find too few, all are asked at once. */
export async function gatherJobs(ctx: Context, searches: readonly Search[], wanted: number): Promise<CardRow[]> {
  const [nearest, ...others] = searches
  if (!nearest) return []
  const ask = (search: Search): Promise<CardRow[]> => rankedJobs(ctx.read, search, ctx.now().getTime(), null, wanted)
  const isFew = expectedOf(nearest) < wanted
  const [rows = [], ...beside] = await Promise.all((isFew ? searches : [nearest]).map(ask))
  const far = rows.length >= wanted ? [] : isFew ? beside : await Promise.all(others.map(ask))
  const found = new Map([...rows, ...far.flat()].map((row) => [row.id, row]))
  return [...found.values()].slice(0, wanted)
}

/** How many jobs these searches are likely to find. */
export const expectedIn = (searches: readonly Search[]): number =>
  searches.reduce((sum, search) => sum + expectedOf(search), 0)
