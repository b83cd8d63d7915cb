import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './admin-contract.ts'
import { refundRetried } from './events.ts'
import { lockOrder } from './find-orders.ts'
import { gatewayBy } from './gateways/open-gateways.ts'
import { takeStock } from './hear-payment.ts'
import { refundToSend } from './refund-to-send.ts'
import { finishRefund } from './refunds.ts'
import { wholeOf } from './staff-orders.ts'

/** Has the payment service give back once more what it refused. @throws Refused not_found · order_state: it went through, or is under way */
export async function retryRefund(
  ctx: Context,
  { order, refund }: Taken<typeof contract.retryRefund>,
): Promise<Given<typeof contract.retryRefund>> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockOrder(tx, order)
    await stuck(tx, order, refund)
    await emit(ctx, tx, refundRetried, { order, refund })
    await tx.updateTable('refunds').set({ trouble: null }).where('id', '=', refund).execute()
    await enqueue(tx, refundToSend, { refund }, { key: `refund ${refund}` })
  })
  return { success: true, data: await wholeOf(ctx, order) }
}

/**
 * Staff sent the money another way. The payment service is asked before: what it gave back after all is not given twice.
 * @throws Refused not_found · order_state: it went through after all · gateway_away: it cannot be asked now
 */
export async function settleRefundByHand(
  ctx: Context,
  { order: id, refund, note }: Taken<typeof contract.settleRefundByHand>,
): Promise<Given<typeof contract.settleRefundByHand>> {
  const { gateway: name, gateway_ref } = await stuck(ctx.db, id, refund)
  const gateway = name && gatewayBy(ctx.settings, name)
  if (gateway && gateway_ref) await takeStock(ctx, gateway, gateway_ref, id)
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    const { amount } = await stuck(tx, id, refund)
    // it did not go back to the payment that it was asked of
    await tx.updateTable('refunds').set({ gateway: null, gateway_ref: null }).where('id', '=', refund).execute()
    await finishRefund(ctx, tx, order, { id: refund, amount: Number(amount), note })
  })
  return { success: true, data: await wholeOf(ctx, id) }
}

/** A refund of this order that did not go through. @throws Refused not_found · order_state */
async function stuck(db: Pick<Tx, 'selectFrom'>, order: string, refund: string) {
  const query = db.selectFrom('refunds').selectAll().where('id', '=', refund).where('order_id', '=', order)
  const row = found(await query.executeTakeFirst())
  if (row.state !== 'asked' || row.trouble === null) throw new Refused('order_state')
  return row
}
