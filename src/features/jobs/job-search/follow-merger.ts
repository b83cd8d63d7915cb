import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { indexJobs } from './index-jobs.ts'

const atOnce = 500

/** Reads jobs anew that have an entry of a list into which another was merged. */
export async function followMerger(db: Db, { list, into }: { list: string; into: number }): Promise<void> {
  const has = {
    position: sql`position_id = ${into}`,
    industry: sql`industry_id = ${into}`,
    degree: sql`degree_id = ${into}`,
    'part-time-category': sql`part_time_category_id = ${into}`,
    city: sql`(city_id = ${into} or more_city_ids @> array[${into}]::integer[])`,
  }[list]
  if (!has) return
  const { rows } = await sql<{ id: string }>`select id from jobs where ${has}`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += atOnce) await indexJobs(db, ids.slice(from, from + atOnce))
}
