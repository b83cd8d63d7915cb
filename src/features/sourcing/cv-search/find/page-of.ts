import { type Cursor, cursorOf } from '#features/jobs/job-search/cursor.ts'
import type { Context } from '#platform/server/context.ts'
import { newestPeople } from './newest-people.ts'
import { rankedPeople } from './ranked-people.ts'
import type { Search } from './ready.ts'

const pageSize = 20

/** One more than a page is read, to know whether there is a next one. Without words to rank by, the newest are the best. */
export async function pageOf(
  ctx: Context,
  search: Search,
  sort: Cursor['sort'],
  cursor: Cursor | null,
  size = pageSize,
) {
  const at = ctx.now().getTime()
  if (search.text?.rank && sort === 'relevance') {
    const from = cursor?.sort === 'relevance' ? cursor : null
    const now = from?.now ?? at
    const rows = await rankedPeople(ctx.read, search, now, from, size + 1)
    return pageFrom(rows, size, ({ stretch, score, updated_at, id }) => ({
      sort: 'relevance',
      now,
      stretch,
      after: { at: updated_at.getTime(), id, score },
    }))
  }
  const after = cursor?.sort === 'freshness' ? cursor.after : null
  const rows = await newestPeople(ctx.read, search, at, after, size + 1)
  return pageFrom(rows, size, ({ updated_at, id }) => ({ sort: 'freshness', after: { at: updated_at.getTime(), id } }))
}

function pageFrom<R extends { id: string }>(rows: readonly R[], size: number, cursorAfter: (row: R) => Cursor) {
  const last = rows[size - 1]
  return {
    ids: rows.slice(0, size).map(({ id }) => id),
    next_cursor: rows.length > size && last ? cursorOf(cursorAfter(last)) : null,
  }
}
