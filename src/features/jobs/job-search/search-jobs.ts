import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { cardsOf } from './card.ts'
import type * as contract from './contract.ts'
import { facetsOf, totalOf } from './count-jobs.ts'
import { type Cursor, cursorOf, readCursor } from './cursor.ts'
import { didYouMean } from './did-you-mean.ts'
import { newestJobs } from './newest-jobs.ts'
import { rankedJobs } from './ranked-jobs.ts'
import { sampleJobs } from './sample-jobs.ts'
import { facets, readyFor, type Search } from './search.ts'

const pageSize = 20
/** So few results may come from a slip of the finger. */
const fewEnoughToDoubt = 2

/** Live jobs that match, best or newest first, in a total order that holds over pages. */
export async function searchJobs(
  ctx: Context,
  asked: Taken<typeof contract.searchJobs>,
): Promise<Given<typeof contract.searchJobs>> {
  const search = await readyFor(ctx, asked)
  const now = ctx.now().getTime()
  const [{ rows, next_cursor }, sample] = await Promise.all([
    pageOf(ctx, search, asked.sort, readCursor(asked.cursor)),
    sampleJobs(ctx.read, search, now),
  ])
  const counts = totalOf(sample)
  const did_you_mean = counts.total <= fewEnoughToDoubt ? await betterQuery(ctx, asked, counts.total) : null
  return { success: true, data: await cardsOf(ctx, rows), next_cursor, ...counts, did_you_mean }
}

/** What was probably meant, where that finds more. */
async function betterQuery(ctx: Context, asked: contract.JobQuery, found: number): Promise<string | null> {
  const q = await didYouMean(ctx, asked.q)
  if (!q) return null
  const sample = await sampleJobs(ctx.read, await readyFor(ctx, { ...asked, q }), ctx.now().getTime())
  return totalOf(sample).total > found ? q : null
}

/** How many jobs each value of a filter would leave. */
export async function jobFacets(ctx: Context, asked: contract.JobQuery): Promise<Given<typeof contract.jobFacets>> {
  const search = await readyFor(ctx, asked, facets)
  return { success: true, data: facetsOf(await sampleJobs(ctx.read, search, ctx.now().getTime()), asked) }
}

/** One more than a page is read, to know whether there is a next one. Without words to rank by, the newest are the best. */
async function pageOf(ctx: Context, search: Search, sort: Cursor['sort'], cursor: Cursor | null) {
  if (search.text?.rank && sort === 'relevance') {
    const from = cursor?.sort === 'relevance' ? cursor : null
    const now = from?.now ?? ctx.now().getTime()
    const rows = await rankedJobs(ctx.read, search, now, from, pageSize + 1)
    return pageFrom(rows, ({ stretch, score, published_at, id }) => ({
      sort: 'relevance',
      now,
      stretch,
      after: { at: published_at.getTime(), id, score },
    }))
  }
  const after = cursor?.sort === 'freshness' ? cursor.after : null
  const rows = await newestJobs(ctx.read, search, ctx.now().getTime(), after, pageSize + 1)
  return pageFrom(rows, ({ published_at, id }) => ({ sort: 'freshness', after: { at: published_at.getTime(), id } }))
}

function pageFrom<R>(rows: readonly R[], cursorAfter: (row: R) => Cursor) {
  const last = rows[pageSize - 1]
  return {
    rows: rows.slice(0, pageSize),
    next_cursor: rows.length > pageSize && last ? cursorOf(cursorAfter(last)) : null,
  }
}
