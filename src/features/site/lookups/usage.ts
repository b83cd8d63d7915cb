import { type RawBuilder, sql } from 'kysely'
import type { List } from '#db/lookups/read-lookups.ts'
import type { Db } from '#platform/server/context.ts'

/** Where jobs, people and companies point at entries of a list; other lists are not counted. */
export type Counted = List | 'city'

const uses: Partial<Record<Counted, readonly RawBuilder<unknown>[]>> = {
  position: [
    sql`select position_id as id from jobs`,
    sql`select unnest(position_ids) from profiles`,
    sql`select unnest(position_ids) from imported_candidates`,
  ],
  industry: [sql`select industry_id as id from jobs`, sql`select industry_id from pages`],
  degree: [sql`select degree_id as id from jobs`, sql`select degree_id from profile_education`],
  'part-time-category': [
    sql`select part_time_category_id as id from jobs`,
    sql`select unnest(part_time_category_ids) from profiles`,
  ],
  nationality: [sql`select unnest(nationality_ids) as id from jobs`, sql`select unnest(nationality_ids) from profiles`],
  'civil-status': [sql`select civil_status_id as id from profiles`],
  city: [
    sql`select unnest(city_id || more_city_ids) as id from jobs`,
    sql`select residence_city_id from profiles`,
    sql`select city_id from profile_places`,
    sql`select city_id from pages`,
    sql`select city_id from page_places`,
    sql`select city_id from open_days`,
    sql`select city_id from imported_candidates`,
    sql`select city_id from clients`,
  ],
  relocate: [sql`select relocate_id as id from profiles`],
  'advertisement-reference': [sql`select heard_of_id as id from profiles`],
}

/**
 * How often each of these entries is used by jobs, people and companies.
 * @returns null for a list that is not counted; an entry that nobody uses is not in it
 */
export async function usageOf(
  db: Db,
  list: Counted,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number> | null> {
  const places = uses[list]
  if (!places) return null
  const { rows } = await sql<{ id: number; count: number }>`
    select used.id, count(*)::integer as count from (${sql.join(places, sql` union all `)}) as used
    where used.id = any(${ids as number[]}::integer[]) group by used.id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
