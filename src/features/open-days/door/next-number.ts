import type { Tx } from '#platform/server/context.ts'

/** The number after the last one given out at a day, which is held meanwhile. */
export async function nextNumber(tx: Tx, day: string): Promise<number> {
  const { next } = await tx
    .selectFrom('day_visits')
    .select((eb) => eb(eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)), '+', 1).as('next'))
    .where('day_id', '=', day)
    .executeTakeFirstOrThrow()
  return Number(next)
}
