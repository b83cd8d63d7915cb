import { giveBackVoucher } from '#features/money/vouchers/lower-price.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { type Answer, must } from '#platform/shared/refusal.ts'
import { orderMoved } from './events.ts'
import { lockOrder } from './find-orders.ts'
import type { Order } from './rules.ts'
import type { Mover } from './settle-order.ts'

/** Ends an order that is not paid; its voucher can be used again. @throws Refused not_found · what `mayEnd` refuses */
export async function endOrder(
  ctx: Context,
  tx: Tx,
  id: string,
  { by, mayEnd, note = '' }: { by: Mover; mayEnd: (order: Order) => Answer; note?: string },
): Promise<void> {
  const order = await lockOrder(tx, id)
  must(mayEnd(order))
  await tx
    .updateTable('orders')
    .set({ state: 'cancelled', ended_at: ctx.now(), pay_url: null })
    .where('id', '=', id)
    .execute()
  await giveBackVoucher(tx, id)
  const { page_id: page, state: from, paid } = order
  await emit(ctx, tx, orderMoved, { order: id, page, from, to: 'cancelled', paid, by, note })
}
