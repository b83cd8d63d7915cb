import { othersWhoMay } from '#features/site/staff-rights/others-who-may.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './admin-contract.ts'
import { orderRefunded } from './events.ts'
import { lockOrder, type OrderRow } from './find-orders.ts'
import { mustWait } from './refund-request.ts'
import { giveBack, worthOf } from './refunds.ts'
import { mayConfirmRefund, mayRefund } from './rules.ts'
import { wholeOf } from './staff-orders.ts'

/**
 * Gives money back, at once or, above a sum, once another of the staff says yes where there is one.
 * @throws Refused not_found · order_state · nothing_unused · refund_waits
 */
export async function refundOrder(
  ctx: Context,
  { order: id, of, reason }: Taken<typeof contract.refundOrder>,
): Promise<Given<typeof contract.refundOrder>> {
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    must(mayRefund(order))
    if (await waitingOf(tx, id)) throw new Refused('refund_waits')
    const amount = await worthOf(ctx, tx, order, of)
    if (amount > 0 && (await mustWait(ctx, tx, order, amount))) await ask(ctx, tx, order, { of, reason, amount })
    else await giveBack(ctx, tx, id, { of, reason })
  })
  return { success: true, data: await wholeOf(ctx, id) }
}

/**
 * Says yes or no to a refund that another asked for; whoever asked may only say no.
 * @throws Refused not_found · already_decided · own_refund · refund_changed: it is worth something else by now · order_state · refund_waits
 */
export async function decideRefund(
  ctx: Context,
  { order: id, request, decision }: Taken<typeof contract.decideRefund>,
): Promise<Given<typeof contract.decideRefund>> {
  const me = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    const asked = found(
      await tx
        .selectFrom('refund_requests')
        .selectAll()
        .where('id', '=', request)
        .where('order_id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (asked.state !== 'waiting') throw new Refused('already_decided')
    const isYes = decision === 'confirm'
    await tx
      .updateTable('refund_requests')
      .set({ state: isYes ? 'done' : 'declined', decided_by: me, decided_at: ctx.now() })
      .where('id', '=', request)
      .execute()
    const amount = Number(asked.amount)
    if (!isYes) {
      const what = { refund: request, amount, what: 'declined' as const }
      await emit(ctx, tx, orderRefunded, { order: id, page: order.page_id, ...what })
      return
    }
    must(mayConfirmRefund({ by: asked.asked_by, me, others: await othersWhoMay(tx, me, 'staff.money.move') }))
    must(mayRefund(order))
    if ((await worthOf(ctx, tx, order, asked.covers)) !== amount) throw new Refused('refund_changed')
    await giveBack(ctx, tx, id, { of: asked.covers, reason: asked.reason })
  })
  return { success: true, data: await wholeOf(ctx, id) }
}

const waitingOf = (tx: Tx, order: string) =>
  tx
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', order)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

type Asked = { of: 'unused' | 'all'; reason: string; amount: number }

async function ask(ctx: Context, tx: Tx, order: OrderRow, { of, reason, amount }: Asked): Promise<void> {
  const id = newId()
  const by = { asked_by: found(ctx.me).id, asked_at: ctx.now() }
  await tx
    .insertInto('refund_requests')
    .values({ id, order_id: order.id, covers: of, amount, reason, state: 'waiting', ...by })
    .execute()
  const told = { order: order.id, page: order.page_id, refund: id, amount, note: reason }
  await emit(ctx, tx, orderRefunded, { ...told, what: 'waiting' })
}
