import type { Perks } from '#features/money/plans/rules.ts'
import { deliverProduct } from '#features/money/products/deliver-product.ts'
import type { ProductKind } from '#features/money/products/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { orderMoved } from './events.ts'
import { linesOf, lockOrder, type OrderRow } from './find-orders.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { OrderState, Way } from './rules.ts'

export type Mover = 'buyer' | 'staff' | 'gateway' | 'clock'
type Settled = { paid: number; by: Mover; note?: string }

/**
 * What has been paid for an order so far. Once it is all of it the invoice is issued and everything bought is delivered, in this
 * one transaction; told again, nothing more happens. Money for an order that was cancelled meanwhile counts too.
 */
export async function settleOrder(ctx: Context, tx: Tx, id: string, { paid, by, note = '' }: Settled): Promise<void> {
  const order = await lockOrder(tx, id)
  if (paid <= order.paid && (order.total > 0 || order.paid_at)) return
  if (order.paid_at) return noteMore(ctx, tx, order, { paid, by })
  // of an order that ended a part may have gone back
  const isAll = paid - order.refunded >= order.total
  const now = ctx.now()
  const to: OrderState = isAll ? 'fulfilled' : order.state
  await tx
    .updateTable('orders')
    .set({ paid, state: to, ...(isAll && { paid_at: now, ended_at: now, pay_url: null, way: wayOf(order, by) }) })
    .where('id', '=', id)
    .execute()
  if (isAll) {
    await issueInvoice(ctx, tx, { ...order, paid })
    await deliver(ctx, tx, order)
  }
  await emit(ctx, tx, orderMoved, { order: id, page: order.page_id, from: order.state, to, paid, by, note })
}

/** From now on it says how the last of it was paid, not how it was meant to be. */
const wayOf = ({ way }: OrderRow, by: Mover): Way => (by === 'gateway' ? 'card' : by === 'staff' ? 'transfer' : way)

/** Paid twice, or more than was asked: it is kept as what came in, and staff give it back. */
async function noteMore(ctx: Context, tx: Tx, order: OrderRow, { paid, by }: Settled): Promise<void> {
  const { id, page_id: page, state } = order
  ctx.log.warn({ order: id, paid, total: order.total }, 'more came in for an order than it costs')
  await tx.updateTable('orders').set({ paid }).where('id', '=', id).execute()
  await emit(ctx, tx, orderMoved, { order: id, page, from: state, to: state, paid, by })
}

async function deliver(ctx: Context, tx: Tx, { id, page_id: page, number }: OrderRow): Promise<void> {
  if (!page) return
  for (const { position, product_id, kind, quantity, plan, perks, count } of await linesOf(tx, [id]))
    await deliverProduct(ctx, tx, {
      ...{ page, count, order: id, source: 'bought' },
      product: { id: product_id, kind: kind as ProductKind, quantity, plan, perks: perks as Perks },
      key: keyOf(id, position),
      about: { for: 'order', note: number },
    })
}

/** Under which key of the ledger a line was delivered. */
export const keyOf = (order: string, position: number): string => `order:${order}:${position}`
