import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Gateway } from './gateway.ts'

/** The payment service of sites that have none: a screen of our own, plainly marked, on which no money moves. */
export const testPayments: Gateway = {
  name: 'test',
  takes: () => true,
  async start(ctx, { order, amount, currency, attempt }) {
    const ref = `test-${order}-${attempt}`
    await ctx.db
      .insertInto('test_payments')
      .values({ ref, order_id: order, amount, currency })
      .onConflict((known) => known.doNothing())
      .execute()
    return { ref, url: `${ctx.settings.publicUrl}/page/orders/${order}/test-payment` }
  },
  // nobody outside speaks for it
  hear: async () => null,
  async look(ctx, ref) {
    const { state, amount, refunded, currency } = found(await paymentBy(ctx, ref))
    const paid = state === 'paid' ? Number(amount) : 0
    return { state: state, paid, refunded: Number(refunded), disputed: false, currency }
  },
  async refund(ctx, ref, amount) {
    const { refunded } = found(await paymentBy(ctx, ref))
    await ctx.db
      .updateTable('test_payments')
      .set({ refunded: Number(refunded) + amount })
      .where('ref', '=', ref)
      .execute()
  },
}

const paymentBy = (ctx: Context, ref: string) =>
  ctx.db.selectFrom('test_payments').selectAll().where('ref', '=', ref).executeTakeFirst()
