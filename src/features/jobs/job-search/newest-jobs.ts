import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { type CardRow, cardColumns } from './card.ts'
import type { Spot } from './cursor.ts'
import { gather, justAfter, planOf, sinceOf } from './gather.ts'
import { insteadOfWalk, type Plan, wider } from './planner.ts'
import type { Search } from './search.ts'

/** The next so many jobs by time, newest first, on from a spot. */
export async function newestJobs(
  db: Db,
  search: Search,
  now: number,
  after: Spot | null,
  needed: number,
): Promise<CardRow[]> {
  const until = after ?? justAfter(now)
  let plan: Plan = planOf(search, 'anywhere', needed * 2)
  for (;;) {
    const since = sinceOf(plan, until)
    const found = gather(search, 'anywhere', plan, { until, since }, sql`id, published_at`, needed)
    const { rows } = await sql<CardRow>`
      with found as materialized (${found}),
        newest as (select * from found order by published_at desc, id desc limit ${needed})
      select ${cardColumns} from newest join job_search using (id)
      order by newest.published_at desc, newest.id desc`.execute(db)
    if (rows.length >= needed) return rows
    if (plan.how === 'walk') {
      if (search.text === null && search.filters.lists.length === 0) return rows
      plan = insteadOfWalk(search.frequencies)
    } else if (plan.days === null) return rows
    else plan = wider(plan.days, rows.length, needed, search.frequencies)
  }
}
