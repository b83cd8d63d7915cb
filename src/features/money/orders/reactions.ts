import { on } from '#platform/server/events/reaction.ts'
import { orderDisputed, orderMoved, orderPlaced, orderRefunded } from './events.ts'
import { tellBuyer, tellOrder, tellStaff } from './tell-order.ts'

export const orderReactions = [
  // whoever pays by card is on the way already
  on(orderPlaced, 'send-invoice', async (ctx, { id, data: { order, way } }) => {
    if (way === 'transfer') await tellBuyer(ctx, { cause: id, notice: 'order_invoice', order })
  }),
  on(orderMoved, 'tell', (ctx, { id, data }) => tellOrder(ctx, id, data)),
  on(orderRefunded, 'tell', async (ctx, { id, data: { order, amount, what } }) => {
    if (what === 'failed') await tellStaff(ctx, { cause: id, notice: 'order_refund_failed', order, amount })
    if (what === 'done') await tellBuyer(ctx, { cause: id, notice: 'order_refunded', order, amount })
  }),
  on(orderDisputed, 'tell-staff', (ctx, { id, data: { order } }) =>
    tellStaff(ctx, { cause: id, notice: 'order_disputed', order }),
  ),
]
