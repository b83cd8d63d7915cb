import { sql } from 'kysely'
import type { Spot } from '#features/jobs/job-search/cursor.ts'
import type { Db } from '#platform/server/context.ts'
import { gather, justAfter, sinceOf, spanOf, stillFound, widerSpan } from './gather.ts'
import type { Search } from './ready.ts'

type Row = { id: string; updated_at: Date }

/**
 * The next so many people by when they last changed something, on from a spot. The order is asked for inside, so that who is
 * still found is looked up for the first ones only, and outside, because a join may lose it.
 */
export async function newestPeople(
  db: Db,
  search: Search,
  now: number,
  after: Spot | null,
  needed: number,
): Promise<Row[]> {
  const until = after ?? justAfter(now)
  let span = spanOf(search, 'anywhere', needed * 2, until)
  for (;;) {
    const since = sinceOf(span, until)
    const { rows } = await sql<Row>`
      with found as materialized (${gather(search, 'anywhere', { until, since }, sql`user_id as id, updated_at`)}),
        newest as (select * from found order by updated_at desc, id desc offset 0)
      select id, updated_at from newest where ${stillFound(search, sql`newest.id`)}
      order by updated_at desc, id desc limit ${needed}`.execute(db)
    if (rows.length >= needed || since === null) return rows
    span = widerSpan(search, 'anywhere', needed * 2, { until, since }, rows.length)
  }
}
