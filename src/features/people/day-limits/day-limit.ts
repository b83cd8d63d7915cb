import type { Context, Db, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { LimitKind } from './rules.ts'

export type DayLimit = { most: number; isLowered: boolean }

/** How often a person may do this within a day: as often as everybody, unless staff set another number that still counts. */
export async function dayLimit(
  ctx: Context,
  db: Db | Tx,
  user: string | null | undefined,
  { what, usual }: { what: LimitKind; usual: number },
): Promise<DayLimit> {
  if (!user) return { most: usual, isLowered: false }
  const row = await db
    .selectFrom('day_limits')
    .select('most')
    .where('user_id', '=', user)
    .where('what', '=', what)
    .where('until', '>=', ctx.now().toISOString().slice(0, 10))
    .executeTakeFirst()
  return { most: row?.most ?? usual, isLowered: row !== undefined && row.most < usual }
}

/** What whoever has done enough is told: that staff hold it lower, or the code everybody gets. */
export const enough = ({ most, isLowered }: DayLimit, code: string): Refused =>
  new Refused(isLowered ? 'day_limited' : code, { most })
