import { LRUCache } from 'lru-cache'
import type { CardRow } from '#features/jobs/job-search/card.ts'
import { frequenciesOf } from '#features/jobs/job-search/frequencies.ts'
import type { Search } from '#features/jobs/job-search/search.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { gatherJobs, searchFor } from './gather-jobs.ts'

/** The newest jobs of these searches, as `gatherJobs` of one request. */
export type Gather = (searches: readonly Search[], wanted: number) => Promise<CardRow[]>

type Asked = { filters: Search['filters'][]; wanted: number }

/** What was gathered for each person last, of each database. It tells nobody anything: it says what to ask before it is read whom it is for. */
const lastOn = new WeakMap<Db, LRUCache<string, Asked[]>>()

/**
 * Begins with what was gathered for somebody the last time, in the same moment in which is read what they look for now; what
 * turns out to be asked for otherwise is gathered anew.
 */
export function gatherAhead(ctx: Context, user: string): Gather {
  const known = lastOn.get(ctx.read) ?? new LRUCache<string, Asked[]>({ max: 2_000, ttl: 600_000 })
  lastOn.set(ctx.read, known)
  const begun = new Map(known.get(user)?.map((asked) => [keyOf(asked), begin(ctx, asked)]))
  const now: Asked[] = []
  return (searches, wanted) => {
    const asked = { filters: searches.map(({ filters }) => filters), wanted }
    now.push(asked)
    known.set(user, now)
    return begun.get(keyOf(asked)) ?? gatherJobs(ctx, searches, wanted)
  }
}

const keyOf = (asked: Asked) => JSON.stringify(asked)

function begin(ctx: Context, { filters, wanted }: Asked): Promise<CardRow[]> {
  const rows = frequenciesOf(ctx.read, ctx.now()).then((frequencies) =>
    gatherJobs(
      ctx,
      filters.map((one) => searchFor(one, frequencies)),
      wanted,
    ),
  )
  // where something else is looked for by now, nobody is told that it failed
  rows.catch(() => {})
  return rows
}
