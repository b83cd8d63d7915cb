import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { periodOf } from './period.ts'

/** Views by day, newest first, or by another dimension, most first. @throws Refused invalid */
export async function listVisits(
  ctx: Context,
  { by, ...asked }: Taken<typeof contract.listVisits>,
): Promise<Given<typeof contract.listVisits>> {
  const { from, to } = periodOf(ctx, asked)
  const { rows: data } = await sql<{ key: string; count: number }>`
    select ${by === 'day' ? sql`day::text` : sql`value`} as key, sum(views)::float8 as count from traffic_days
    where day between ${from} and ${to} and dimension = ${by === 'day' ? 'all' : by}
    group by 1 having sum(views) > 0 order by ${by === 'day' ? sql`1 desc` : sql`2 desc, 1`} limit 1000`.execute(
    ctx.read,
  )
  return { success: true, data, total: data.reduce((sum, row) => sum + row.count, 0), from, to }
}
