import { sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'

/**
 * The next number of a series in a year, from 1. Two at once wait for each other, and what is rolled back leaves no gap: the
 * number is taken in the transaction that writes what it numbers.
 */
export async function nextNumber(tx: Tx, series: string, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into number_series values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = number_series.last + 1 returning last`.execute(tx)
  return rows[0]?.last ?? 0
}
