import type pg from 'pg'
import { owners } from '#platform/server/db/owners.ts'

/** Tables with rows that have another owner than what they hang on, or none though that has one; with how many. */
export async function strayOwners(pool: pg.Pool): Promise<Record<string, number>> {
  const asked = [...owners].map(
    ([table, { column, of, from, by }]) =>
      `select '${table}' as table, count(*)::integer as rows from ${table} as own
       join ${of} as parent on parent.id = own.${by} where own.${column} is distinct from parent.${from}`,
  )
  const { rows } = await pool.query<{ table: string; rows: number }>(asked.join(' union all '))
  return Object.fromEntries(rows.filter((row) => row.rows > 0).map((row) => [row.table, row.rows]))
}
