import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { orderMoved } from './events.ts'
import { lockOrder, type OrderRow, orderBy } from './find-orders.ts'
import type { Gateway } from './gateways/gateway.ts'
import { gatewayBy, gatewayFor } from './gateways/open-gateways.ts'
import { noteBegun } from './payments.ts'
import { mayPay } from './rules.ts'

/** Where the own order is paid by card. @throws Refused not_found · order_state · way_closed · gateway_away */
export async function payOrder(
  ctx: Context,
  { order }: Taken<typeof contract.payOrder>,
): Promise<Given<typeof contract.payOrder>> {
  await orderBy(ctx.db, order, found(ctx.membership).page)
  return { success: true, data: { pay_url: await beginPayment(ctx, order) } }
}

/** Begins the payment, or finds the one that is still open: nobody is led to two. @throws Refused as payOrder */
export async function beginPayment(ctx: Context, id: string): Promise<string> {
  const order = await orderBy(ctx.db, id)
  must(mayPay(order))
  const open = await openPayment(ctx, order)
  if (open) return open
  const gateway = gatewayFor(ctx.settings, order.currency)
  if (!gateway) throw new Refused('way_closed')
  const { ref, url } = await started(ctx, gateway, order)
  return ctx.db.transaction().execute(async (tx) => {
    const now = await lockOrder(tx, id)
    must(mayPay(now))
    await noteBegun(tx, id, { gateway: gateway.name, ref })
    // somebody else began meanwhile: both are led to the same
    if (now.gateway_ref !== order.gateway_ref && now.pay_url) return now.pay_url
    await tx
      .updateTable('orders')
      .set({
        state: 'awaiting_payment',
        gateway: gateway.name,
        gateway_ref: ref,
        pay_url: url,
        attempts: order.attempts + 1,
      })
      .where('id', '=', id)
      .execute()
    const said = { order: id, page: now.page_id, from: now.state, paid: now.paid, by: 'buyer' as const }
    await emit(ctx, tx, orderMoved, { ...said, to: 'awaiting_payment' })
    return url
  })
}

async function openPayment(ctx: Context, { gateway, gateway_ref, pay_url }: OrderRow): Promise<string | null> {
  const service = gateway && gatewayBy(ctx.settings, gateway)
  if (!service || !gateway_ref) return null
  const { state } = await service.look(ctx, gateway_ref).catch(away)
  if (state === 'paid') throw new Refused('order_state')
  return state === 'open' ? pay_url : null
}

const started = (ctx: Context, gateway: Gateway, order: OrderRow) =>
  gateway
    .start(ctx, {
      ...{ order: order.id, number: order.number, amount: order.total - order.paid, currency: order.currency },
      language: toLanguage(order.billed_to.language),
      email: order.billed_to.emails[0] ?? ctx.me?.email ?? null,
      // every payment that came to nothing is one more
      attempt: order.attempts,
      back: `${ctx.settings.publicUrl}/page/orders/${order.id}`,
    })
    .catch((error) => {
      ctx.log.warn({ error, order: order.id }, 'the payment service could not be asked')
      return away()
    })

function away(): never {
  throw new Refused('gateway_away')
}
