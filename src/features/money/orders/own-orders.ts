import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { OrderView } from './contract.ts'
import { endOrder } from './end-order.ts'
import { findOrders, orderBy } from './find-orders.ts'
import { gatewayBy } from './gateways/open-gateways.ts'
import { takeStock } from './hear-payment.ts'
import { viewOrders } from './order-view.ts'
import { mayCancel, mayPay, ordersOnScreen } from './rules.ts'

export async function listOrders(
  ctx: Context,
  { cursor }: Taken<typeof contract.listOrders>,
): Promise<Given<typeof contract.listOrders>> {
  const { page } = found(ctx.membership)
  const rows = await findOrders(ctx.db, { page, before: cursor, most: ordersOnScreen + 1 })
  const data = await viewOrders(ctx, rows.slice(0, ordersOnScreen))
  return { success: true, data, next_cursor: rows.length > ordersOnScreen ? (data.at(-1)?.id ?? null) : null }
}

/** @throws Refused not_found */
export const showOrder = async (
  ctx: Context,
  { order }: Taken<typeof contract.showOrder>,
): Promise<Given<typeof contract.showOrder>> => ({ success: true, data: await ownView(ctx, order) })

/** Takes back what is not paid. What a payment service takes all the same is delivered. @throws Refused not_found · order_state */
export async function cancelOrder(
  ctx: Context,
  { order }: Taken<typeof contract.cancelOrder>,
): Promise<Given<typeof contract.cancelOrder>> {
  await orderBy(ctx.db, order, found(ctx.membership).page)
  await ctx.db.transaction().execute((tx) => endOrder(ctx, tx, order, { by: 'buyer', mayEnd: mayCancel }))
  return { success: true, data: await ownView(ctx, order) }
}

/** Pays or declines where no money moves. @throws Refused not_found: no such order, or a real payment service · order_state */
export async function payTest(
  ctx: Context,
  { order, outcome }: Taken<typeof contract.payTest>,
): Promise<Given<typeof contract.payTest>> {
  const row = await orderBy(ctx.db, order, found(ctx.membership).page)
  const gateway = found(gatewayBy(ctx.settings, 'test'))
  if (row.gateway !== 'test' || !row.gateway_ref) throw new Refused('not_found')
  must(mayPay(row))
  await ctx.db
    .updateTable('test_payments')
    .set({ state: outcome })
    .where('ref', '=', row.gateway_ref)
    .where('state', '=', 'open')
    .execute()
  await takeStock(ctx, gateway, row.gateway_ref, order)
  return { success: true, data: await ownView(ctx, order) }
}

async function ownView(ctx: Context, id: string): Promise<OrderView> {
  const [view] = await viewOrders(ctx, [await orderBy(ctx.db, id, found(ctx.membership).page)])
  return found(view)
}
