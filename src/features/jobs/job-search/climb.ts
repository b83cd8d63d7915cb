import type { Db } from '#platform/server/context.ts'
import type { CardRow } from './card.ts'
import type { Cursor } from './cursor.ts'
import { expectedOf } from './gather.ts'
import type { Rung } from './ladder.ts'
import { newestJobs } from './newest-jobs.ts'
import { rankedJobs } from './ranked-jobs.ts'
import type { Search } from './search.ts'

/** A job, the rung of the ladder on which it was found, and the cursor that goes on behind it. */
export type Found = { row: CardRow; rung: Rung; cursor: Cursor }
type How = { sort: Cursor['sort']; from: Cursor | null; now: number; needed: number }

/** So many that fit whole are enough: nothing less is shown beside them. */
const enough = 8

/** With so many times as many as are wanted expected, enough will be found. */
const surely = 2
/** So many rungs are asked at once at most. */
const mostAtOnce = 8

/**
 * Jobs from the ladder, rung after rung. Rungs below the whole are climbed down only while too few were found; each leaves out
 * what stood above it. The order hangs on nothing but the jobs and the cursor. Rungs that will
 * be needed, by how frequent their words are, are asked at once, and where that was not enough twice as many: whoever waits
 * waits for few answers, and little is asked in vain.
 */
export async function climb(db: Db, { whole, less }: { whole: Rung[]; less: Rung[] }, how: How): Promise<Found[]> {
  const first = how.from?.rung ?? 0
  // a page before this one was longer than `enough`: nothing wider follows than what it ended with
  const rungs = [...whole, ...less].slice(0, how.from ? Math.max(whole.length, first + 1) : undefined)
  // all pages rank as of the moment of the first one
  const now = how.from?.sort === 'relevance' ? how.from.now : how.now
  const found: Found[] = []
  // a page that begins below the whole leaves out what the pages before it had found above: few, by the rule of `enough`
  const above = new Set<string>()
  const left = () => how.needed - found.length
  const isLast = (at: number) => left() <= 0 || (at >= whole.length && at > first && above.size >= enough)
  const ask = async (at: number): Promise<Page> => {
    const isBefore = at < first
    if (isBefore && at < whole.length && first < whole.length) return []
    const search = await (rungs[at] as Rung).search()
    const from = at === first ? how.from : null
    // what is asked beside it may stand above it too: fewer than enough, else it is not looked at
    const beside = at > first ? enough : first * how.needed
    return page(db, search, { ...how, now, from, needed: isBefore ? how.needed : left() + above.size + beside })
  }
  const likely = async (from: number): Promise<number> => {
    let expected = 0
    for (const [index, rung] of rungs.slice(from, from + mostAtOnce).entries()) {
      const wanted = from + index < whole.length ? left() : enough - above.size
      if (index > 0 && expected >= wanted * surely) return index
      expected += expectedOf(await rung.search())
    }
    return mostAtOnce
  }
  let at = 0
  for (let many = 1; at < rungs.length && !isLast(at); many = Math.min(many * 2, mostAtOnce)) {
    const some = rungs.slice(at, at + Math.max(many, await likely(at)))
    const pages = await Promise.all(some.map((_, index) => ask(at + index)))
    for (const [index, rung] of some.entries()) {
      if (isLast(at + index)) return found
      const rows = (pages[index] ?? []).filter(({ row }) => !above.has(row.id))
      const room = left()
      for (const one of rows) above.add(one.row.id)
      if (at + index >= first)
        found.push(
          ...rows.slice(0, room).map(({ row, cursor }) => ({ row, rung, cursor: { ...cursor, rung: at + index } })),
        )
    }
    at += some.length
  }
  return found
}

type Page = { row: CardRow; cursor: Cursor }[]

/** The next so many of one search. */
async function page(db: Db, search: Search, { sort, from, now, needed }: How): Promise<Page> {
  const isBare = search.text === null && search.taste.exact.length === 0
  if (sort === 'relevance' && !isBare) {
    const after = from?.sort === 'relevance' ? from : null
    const rows = await rankedJobs(db, search, now, after, needed)
    return rows.map((row) => {
      const { stretch, score, published_at, id } = row
      return { row, cursor: { sort: 'relevance', now, stretch, after: { at: published_at.getTime(), id, score } } }
    })
  }
  const rows = await newestJobs(db, search, now, from?.sort === 'freshness' ? from.after : null, needed)
  return rows.map((row) => ({
    row,
    cursor: { sort: 'freshness', after: { at: row.published_at.getTime(), id: row.id } },
  }))
}
