import { isCountry } from '#features/site/lookups/countries.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { countriesOf } from '#features/site/lookups/regions.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { currencyOf } from '#platform/shared/likely-currencies.ts'
import { cardsOf } from './card.ts'
import { climb, type Found } from './climb.ts'
import type * as contract from './contract.ts'
import { mostPages } from './contract.ts'
import { facetsOf, totalOf } from './count-jobs.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { demandKnown } from './demand-known.ts'
import { ladderOf } from './ladder.ts'
import { promotedJobs } from './promoted-jobs.ts'
import type { Asked } from './read-asked.ts'
import { read, readyFor } from './read-search.ts'
import { sampleJobs } from './sample-jobs.ts'
import { facets } from './search.ts'
import { countSearch, noteVain } from './searches-in-vain.ts'
import { tellRungs, tellUnderstood } from './tell-understood.ts'

const pageSize = 20

/**
 * Live jobs that match, best or newest first, in a total order that holds over pages.
 * @throws Refused invalid (what no list has, a cursor that was not handed out)
 */
export async function searchJobs(
  ctx: Context,
  query: Taken<typeof contract.searchJobs>,
): Promise<Given<typeof contract.searchJobs>> {
  await demandKnown(ctx, query)
  const from = readCursor(query.cursor, query.sort)
  const ready = await read(ctx, query)
  const now = Math.min(query.as_of ?? Number.POSITIVE_INFINITY, ctx.now().getTime())
  const { whole, less } = await ladderOf(ctx, ready, query.sort === 'relevance')
  const ladder = { whole, less: query.strict ? [] : less }
  const skipped = from ? 0 : (query.page - 1) * pageSize
  const search = await ready.searchFor(ready.wish)
  const isFirst = !from && query.page === 1
  const [climbed, sample, promoted] = await Promise.all([
    climb(ctx.read, ladder, { sort: query.sort, from, now, needed: skipped + pageSize + 1 }),
    sampleJobs(ctx.read, search, now),
    isFirst ? promotedJobs(ctx, 'search', search) : [],
  ])
  const counts = totalOf(sample)
  // a strict one counts what a wider search would find, for whoever has just searched
  if (isFirst && !query.strict) {
    countSearch(ctx, query.q, counts.total)
    if (counts.total === 0) await noteVain(ctx, query.q, ready.asked.query)
  }
  const steps = climbed.slice(skipped)
  const shown = steps.slice(0, pageSize)
  const last = shown.at(-1)
  const before = from ? [...ladder.whole, ...ladder.less][from.rung ?? 0] : climbed[skipped - 1]?.rung
  return {
    success: true,
    data: await cardsOf(
      ctx,
      shown.map(({ row }) => row),
    ),
    next_cursor: steps.length > pageSize && last ? cursorOf(last.cursor) : null,
    ...counts,
    page: query.page,
    pages: Math.min(mostPages, Math.ceil(counts.total / pageSize)),
    as_of: now,
    currency: await currencyThere(ctx, ready.asked, shown),
    promoted,
    understood: await tellUnderstood(ctx, ready.asked),
    rungs: tellRungs(ctx, before ?? null, shown, (await readKept(ctx)).cityById),
  }
}

/** Of the place looked in, else of the reader's country, else what most of the jobs are paid in. */
async function currencyThere(ctx: Context, { places: [place], home }: Asked, shown: readonly Found[]): Promise<string> {
  const { cityById } = await readKept(ctx)
  const country =
    place === undefined ? home : place > 0 ? (cityById.get(place)?.country_id ?? null) : (countriesOf(place)[0] ?? null)
  // an address may name a place that is none
  if (country !== null && isCountry(country)) return currencyOf(countryCode(country))
  const paid = Map.groupBy(shown, ({ row }) => row.salary_currency)
  paid.delete(null)
  const [most] = [...paid].toSorted(([, one], [, two]) => two.length - one.length)
  return most?.[0] ?? currencyOf('')
}

/** How many jobs each value of a filter would leave. */
export async function jobFacets(ctx: Context, asked: contract.JobQuery): Promise<Given<typeof contract.jobFacets>> {
  await demandKnown(ctx, asked)
  const search = await readyFor(ctx, asked, facets)
  return { success: true, data: facetsOf(await sampleJobs(ctx.read, search, ctx.now().getTime()), asked) }
}
