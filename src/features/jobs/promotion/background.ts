import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { movePromotion } from './move-promotion.ts'

const atOnce = 500

/** Promotions whose days are over end. */
export const endDuePromotions = backgroundTask('end-due-promotions', z.object({}), async (ctx) => {
  const due = ctx.db.selectFrom('promotions').select('id').where('state', '=', 'running')
  for (const { id } of await due.where('until_at', '<=', ctx.now()).limit(atOnce).execute())
    await ctx.db.transaction().execute(async (tx) => {
      const query = tx.selectFrom('promotions').selectAll().where('id', '=', id).where('until_at', '<=', ctx.now())
      const row = await query.forUpdate().executeTakeFirst()
      if (row) await movePromotion(ctx, tx, row, 'ended')
    })
})
