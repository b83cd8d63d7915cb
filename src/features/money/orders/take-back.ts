import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must } from '#platform/shared/refusal.ts'
import type * as contract from './admin-contract.ts'
import { orderMoved } from './events.ts'
import { lockOrder } from './find-orders.ts'
import { takeBackTransfer } from './payments.ts'
import { mayPay } from './rules.ts'
import { wholeOf } from './staff-orders.ts'

/** A transfer that was noted by mistake counts no more; history keeps both. @throws Refused not_found · order_state: it is paid, or over */
export async function takeBackPayment(
  ctx: Context,
  { order: id, payment, reason }: Taken<typeof contract.takeBackPayment>,
): Promise<Given<typeof contract.takeBackPayment>> {
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    must(mayPay(order))
    const taken = await takeBackTransfer(tx, id, payment)
    const paid = order.paid - taken
    await tx.updateTable('orders').set({ paid }).where('id', '=', id).execute()
    const { page_id: page, state } = order
    await emit(ctx, tx, orderMoved, { order: id, page, from: state, to: state, paid, taken, by: 'staff', note: reason })
  })
  return { success: true, data: await wholeOf(ctx, id) }
}
