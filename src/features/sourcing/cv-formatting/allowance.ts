import type { Context, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { freeEachMonth, monthOf } from './rules.ts'

/** How many prints of this month are free for a page still. */
export async function freeLeft(ctx: Context, db: Context['db'] | Tx, page: string): Promise<number> {
  const { count } = await db
    .selectFrom('formatted_cvs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .where('state', '!=', 'failed')
    .where('created_at', '>=', monthOf(ctx.now()))
    .executeTakeFirstOrThrow()
  return Math.max(0, freeEachMonth - count)
}

/**
 * Whether a page may have so many more prints. What goes beyond the free ones is paid in coins; a page without a purse has
 * none to give. @throws Refused free_formatted_used
 */
export async function takeAllowance(ctx: Context, tx: Tx, page: string, count: number): Promise<void> {
  // two batches at once must not both take the last free ones
  await tx.selectFrom('pages').select('id').where('id', '=', page).forUpdate().execute()
  const left = await freeLeft(ctx, tx, page)
  if (count > left) throw new Refused('free_formatted_used', { left, asked: count })
}
