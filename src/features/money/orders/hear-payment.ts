import { readFile } from 'node:fs/promises'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { orderDisputed, orderMoved } from './events.ts'
import { lockOrder, type OrderRow } from './find-orders.ts'
import type { Gateway, Payment } from './gateways/gateway.ts'
import { gatewayBy } from './gateways/open-gateways.ts'
import { notePayments } from './payments.ts'
import { noteRefunds, takeBackUnused, whole } from './refunds.ts'
import { settleOrder } from './settle-order.ts'

/**
 * A word of a payment service. Whatever it says, the service is asked what is true, and that is written: late, twice or out of
 * order, the outcome is the same. What is about nothing of ours is taken without a word, so that it is not repeated for days.
 * @throws Refused not_found: no such service · not_allowed: not from them · gateway_away: it cannot be asked now
 */
export async function hearPayment(
  ctx: Context,
  { gateway: name }: Taken<typeof contract.hearPayment>,
): Promise<Given<typeof contract.hearPayment>> {
  const gateway = found(gatewayBy(ctx.settings, name))
  const file = ctx.received[0]
  const heard = file ? await gateway.hear(ctx, await readFile(file.path)).catch(away(ctx)) : null
  if (!heard) throw new Refused('not_allowed')
  const order = heard.ref
    ? await ctx.db
        .selectFrom('order_payments')
        .select('order_id as id')
        .where('gateway', '=', name)
        .where('ref', '=', heard.ref)
        .executeTakeFirst()
    : undefined
  if (order && heard.ref) await takeStock(ctx, gateway, heard.ref, order.id, heard)
  return { success: true }
}

/** Asks the payment service how a payment stands, and writes it. @throws Refused gateway_away */
export async function takeStock(
  ctx: Context,
  gateway: Gateway,
  ref: string,
  order: string,
  heard?: { event: string; kind: string },
): Promise<void> {
  const payment = await gateway.look(ctx, ref).catch(away(ctx, order))
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, order)
    if (heard)
      await tx
        .insertInto('payment_events')
        .values({ gateway: gateway.name, event_id: heard.event, order_id: order, kind: heard.kind, at: ctx.now() })
        .onConflict((known) => known.doNothing())
        .execute()
    await write(ctx, tx, row, { ...payment, gateway: gateway.name, ref })
  })
}

const away = (ctx: Context, order?: string) => (error: unknown) => {
  ctx.log.warn({ error, order }, 'the payment service could not be asked')
  throw new Refused('gateway_away')
}

async function write(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  payment: Payment & { gateway: string; ref: string },
): Promise<void> {
  const { id, currency, state, page_id: page, paid } = order
  if (payment.currency !== currency) {
    ctx.log.error({ order: id, currency: payment.currency }, 'an order was paid in another currency')
    return
  }
  const came = await notePayments(tx, id, payment)
  if (payment.paid > 0) await settleOrder(ctx, tx, id, { paid: came, by: 'gateway' })
  else if (payment.state === 'failed' && state === 'awaiting_payment' && payment.ref === order.gateway_ref) {
    await tx.updateTable('orders').set({ state: 'failed', pay_url: null }).where('id', '=', id).execute()
    await emit(ctx, tx, orderMoved, { order: id, page, from: state, to: 'failed', paid, by: 'gateway' })
  }
  if (payment.refunded > 0) await noteRefunds(ctx, tx, id, payment)
  if (payment.disputed && !order.disputed_at) {
    await tx.updateTable('orders').set({ disputed_at: ctx.now() }).where('id', '=', id).execute()
    await takeBackUnused(ctx, tx, id, whole, `dispute:${id}`)
    await emit(ctx, tx, orderDisputed, { order: id, page })
  }
}
