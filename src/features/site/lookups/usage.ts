import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { type Counted, usesOf } from './uses.ts'

/**
 * How often each of these entries is used by jobs, people and companies.
 * @returns null for a list that is not counted; an entry that nobody uses is not in it
 */
export async function usageOf(
  db: Db,
  list: Counted,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number> | null> {
  const places = usesOf[list]?.filter(({ counts }) => counts)
  if (!places) return null
  const each = places.map(({ table, column, many }) => {
    const id = sql.ref(column)
    return sql`select ${many ? sql`unnest(${id})` : id} as id from ${sql.table(table)}`
  })
  const { rows } = await sql<{ id: number; count: number }>`
    select used.id, count(*)::integer as count from (${sql.join(each, sql` union all `)}) as used
    where used.id = any(${ids as number[]}::integer[]) group by used.id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
