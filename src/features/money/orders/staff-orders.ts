import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, refuse, wrongField, yes } from '#platform/shared/refusal.ts'
import type * as contract from './admin-contract.ts'
import type { WholeOrder } from './admin-contract.ts'
import { endOrder } from './end-order.ts'
import { findOrders, lockOrder, type OrderRow, orderBy } from './find-orders.ts'
import { historyOf } from './order-history.ts'
import { viewOrders } from './order-view.ts'
import { isNoted, noteTransfer, transfersOf } from './payments.ts'
import { mustWait, requestOf } from './refund-request.ts'
import { unusedOf, worthOf } from './refunds.ts'
import { isOpen, mayNote, mostNoted, ordersOnScreen } from './rules.ts'
import { settleOrder } from './settle-order.ts'

export async function listAllOrders(
  ctx: Context,
  { state, q = '', cursor }: Taken<typeof contract.listAllOrders>,
): Promise<Given<typeof contract.listAllOrders>> {
  const rows = await findOrders(ctx.db, { state, text: q, before: cursor, most: ordersOnScreen + 1 })
  const shown = rows.slice(0, ordersOnScreen)
  const data = await withPages(ctx, shown)
  return { success: true, data, next_cursor: rows.length > ordersOnScreen ? (data.at(-1)?.id ?? null) : null }
}

/** @throws Refused not_found */
export const showAnyOrder = async (
  ctx: Context,
  { order }: Taken<typeof contract.showAnyOrder>,
): Promise<Given<typeof contract.showAnyOrder>> => ({ success: true, data: await wholeOf(ctx, order) })

/** @throws Refused not_found · order_state: it is paid, or was given back · invalid: far more than is open · payment_known */
export async function notePayment(
  ctx: Context,
  { order, amount, note, request }: Taken<typeof contract.notePayment>,
): Promise<Given<typeof contract.notePayment>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, order)
    if (await isNoted(tx, order, request, amount)) return
    must(mayNote(row))
    if (amount > mostNoted(row)) throw wrongField('amount', 'amount_far_over')
    await settleOrder(ctx, tx, order, { paid: await noteTransfer(tx, order, request, amount), by: 'staff', note })
  })
  return { success: true, data: await wholeOf(ctx, order) }
}

/** @throws Refused not_found · order_state */
export async function cancelAnyOrder(
  ctx: Context,
  { order, reason }: Taken<typeof contract.cancelAnyOrder>,
): Promise<Given<typeof contract.cancelAnyOrder>> {
  const mayEnd = ({ state }: Pick<OrderRow, 'state'>) => (isOpen(state) ? yes : refuse('order_state'))
  await ctx.db.transaction().execute((tx) => endOrder(ctx, tx, order, { by: 'staff', mayEnd, note: reason }))
  return { success: true, data: await wholeOf(ctx, order) }
}

async function withPages(ctx: Context, rows: readonly OrderRow[]) {
  const ids = rows.flatMap(({ page_id }) => page_id ?? [])
  const pages =
    ids.length > 0 ? await ctx.db.selectFrom('pages').select(['id', 'name']).where('id', 'in', ids).execute() : []
  const views = await viewOrders(ctx, rows)
  return views.map((view, at) => ({ ...view, page: pages.find(({ id }) => id === rows[at]?.page_id) ?? null }))
}

/** An order as staff read it. @throws Refused not_found */
export async function wholeOf(ctx: Context, id: string): Promise<WholeOrder> {
  const row = await orderBy(ctx.db, id)
  const [view] = await withPages(ctx, [row])
  const refunds = await ctx.db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.by_id')
    .select(['refunds.id', 'amount', 'refunds.state', 'trouble', 'reason', 'users.name as by', 'asked_at'])
    .where('order_id', '=', id)
    .orderBy('asked_at')
    .execute()
  return {
    ...found(view),
    unused: row.state === 'fulfilled' ? await unusedOf(ctx, ctx.db, row) : null,
    refunds: refunds.map(({ amount, state, asked_at, ...one }) => ({
      ...{ ...one, amount: Number(amount), state: state, asked_at: asked_at.toISOString() },
    })),
    refund_request: await requestOf(ctx, id),
    refund_waits_for_another: {
      unused: await mustWait(ctx, ctx.db, row, await worthOf(ctx, ctx.db, row, 'unused')),
      all: await mustWait(ctx, ctx.db, row, await worthOf(ctx, ctx.db, row, 'all')),
    },
    transfers: await transfersOf(ctx.db, id),
    history: await historyOf(ctx, id),
  }
}
