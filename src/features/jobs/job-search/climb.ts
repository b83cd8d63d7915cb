import type { Db } from '#platform/server/context.ts'
import type { CardRow } from './card.ts'
import type { Cursor } from './cursor.ts'
import type { Rung } from './ladder.ts'
import { newestJobs } from './newest-jobs.ts'
import { rankedJobs } from './ranked-jobs.ts'
import type { Search } from './search.ts'

/** A job, the rung of the ladder on which it was found, and the cursor that goes on behind it. */
export type Found = { row: CardRow; rung: Rung; cursor: Cursor }
type How = { sort: Cursor['sort']; from: Cursor | null; now: number; needed: number }

/** So many that fit whole are enough: nothing less is shown beside them. */
const enough = 8

/**
 * Jobs from the ladder, rung after rung. Rungs below the whole are climbed down only while too few were found; each leaves out
 * what stood above it. The order hangs on nothing but the jobs and the cursor.
 */
export async function climb(db: Db, { whole, less }: { whole: Rung[]; less: Rung[] }, how: How): Promise<Found[]> {
  const rungs = [...whole, ...less]
  const first = how.from?.rung ?? 0
  // all pages rank as of the moment of the first one
  const now = how.from?.sort === 'relevance' ? how.from.now : how.now
  const found: Found[] = []
  // a page that begins below the whole leaves out what the pages before it had found above: few, by the rule of `enough`
  const above = new Set<string>()
  for (const [at, rung] of rungs.entries()) {
    const isWhole = at < whole.length
    if (!isWhole && at > first && above.size >= enough) break
    if (isWhole && at < first && first < whole.length) continue
    const search = await rung.search()
    const from = at === first ? how.from : null
    const left = how.needed - found.length
    if (left <= 0) break
    const rows = await page(
      db,
      search,
      { ...how, now, from, needed: at < first ? how.needed : left + above.size },
      above,
    )
    for (const one of rows) above.add(one.row.id)
    if (at < first) continue
    found.push(...rows.slice(0, left).map(({ row, cursor }) => ({ row, rung, cursor: { ...cursor, rung: at } })))
  }
  return found
}

/** The next so many of one search. */
async function page(db: Db, search: Search, { sort, from, now, needed }: How, above: ReadonlySet<string>) {
  const isNew = ({ row }: { row: CardRow }) => !above.has(row.id)
  const isBare = search.text === null && search.taste.exact.length === 0
  if (sort === 'relevance' && !isBare) {
    const after = from?.sort === 'relevance' ? from : null
    const rows = await rankedJobs(db, search, now, after, needed)
    return rows
      .map((row) => {
        const { stretch, score, published_at, id } = row
        const cursor: Cursor = { sort: 'relevance', now, stretch, after: { at: published_at.getTime(), id, score } }
        return { row: row as CardRow, cursor }
      })
      .filter(isNew)
  }
  const rows = await newestJobs(db, search, now, from?.sort === 'freshness' ? from.after : null, needed)
  return rows
    .map((row) => {
      const cursor: Cursor = { sort: 'freshness', after: { at: row.published_at.getTime(), id: row.id } }
      return { row, cursor }
    })
    .filter(isNew)
}
