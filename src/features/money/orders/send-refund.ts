import { backgroundTask } from '#platform/server/background/background-task.ts'
import { orderBy } from './find-orders.ts'
import { gatewayBy } from './gateways/open-gateways.ts'
import { takeStock } from './hear-payment.ts'
import { refundToSend } from './refund-to-send.ts'
import { wentBack } from './refunds.ts'

/** Has the payment service give money back; run again after a break, no more goes than was asked for. */
export const sendRefund = backgroundTask(refundToSend.name, refundToSend.payload, async (ctx, { refund }) => {
  const row = await ctx.db.selectFrom('refunds').selectAll().where('id', '=', refund).executeTakeFirst()
  if (row?.state !== 'asked') return
  const order = await orderBy(ctx.db, row.order_id)
  const gateway = row.gateway && gatewayBy(ctx.settings, row.gateway)
  if (!gateway || !row.gateway_ref) throw new Error(`no payment service for order ${order.number}`)
  const { refunded } = await gateway.look(ctx, row.gateway_ref)
  const before = await wentBack(ctx.db, { gateway: gateway.name, ref: row.gateway_ref })
  if (refunded < before + Number(row.amount))
    await gateway.refund(ctx, row.gateway_ref, Number(row.amount), `refund-${refund}`)
  await takeStock(ctx, gateway, row.gateway_ref, order.id)
})
