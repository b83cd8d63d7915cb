import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { giveMonths, keepSeats } from './plans.ts'

/** Each month's credits of the plans that run, and the seats of those that began or ended. */
export const giveMonthlyCredits = backgroundTask('give-monthly-credits', z.object({}), async (ctx) => {
  const rows = await ctx.db
    .selectFrom('page_plans')
    .select('id')
    .whereRef('given', '<', 'months')
    .where('from_at', '<=', ctx.now())
    .whereRef('from_at', '<', 'until_at')
    .execute()
  for (const { id } of rows) await ctx.db.transaction().execute((tx) => giveMonths(ctx, tx, id))
  const pages = await ctx.db.selectFrom('page_plans').select('page_id').distinct().execute()
  for (const { page_id } of pages) await keepSeats(ctx.db, page_id, ctx.now())
})
