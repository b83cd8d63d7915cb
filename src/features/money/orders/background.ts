import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { refuse, yes } from '#platform/shared/refusal.ts'
import { endOrder } from './end-order.ts'
import { findOrders, type OrderRow } from './find-orders.ts'
import { gatewayBy } from './gateways/open-gateways.ts'
import { takeStock } from './hear-payment.ts'
import { renewPlan } from './renew-plan.ts'
import { isOpen, openStates, remindersBefore, renewBefore } from './rules.ts'
import { tellBuyer } from './tell-order.ts'

/** Reminds of what is to be transferred, and ends what was never paid. */
export const endUnpaidOrders = backgroundTask('end-unpaid-orders', z.object({}), async (ctx) => {
  const now = ctx.now()
  // one that a payment service cannot be asked about holds up no other
  for (const order of await dueBefore(ctx, new Date(now.getTime() + (remindersBefore[0] ?? 0))))
    await lookAfter(ctx, order, now).catch((error) =>
      ctx.log.error({ error, order: order.id }, 'an unpaid order could not be looked after'),
    )
})

async function lookAfter(ctx: Context, order: OrderRow, now: Date): Promise<void> {
  if (order.due_at <= now) await end(ctx, order)
  else if (order.way === 'transfer') await remind(ctx, order)
}

async function dueBefore(ctx: Context, moment: Date): Promise<OrderRow[]> {
  const rows = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', openStates)
    .where('due_at', '<=', moment)
    // of what was paid in part nobody is rid by the clock: staff see it
    .where((eb) => eb.or([eb('paid', '=', 0), eb('due_at', '>', ctx.now())]))
    .orderBy('due_at')
    .limit(500)
    .execute()
  return findOrders(ctx.db, { ids: rows.map(({ id }) => id), most: 500 })
}

/** Before a card's order ends, the payment service is asked a last time: its word may have been lost. */
async function end(ctx: Context, { id, gateway, gateway_ref }: OrderRow): Promise<void> {
  const service = gateway && gatewayBy(ctx.settings, gateway)
  if (service && gateway_ref) await takeStock(ctx, service, gateway_ref, id)
  const mayEnd = ({ state, paid }: { state: OrderRow['state']; paid: number }) =>
    isOpen(state) && paid === 0 ? yes : refuse('order_state')
  await ctx.db
    .transaction()
    .execute((tx) => endOrder(ctx, tx, id, { by: 'clock', mayEnd }))
    .catch((error) => {
      // paid in the last moment, or in part: staff see those
      if ((error as { code?: string }).code !== 'order_state') throw error
    })
}

async function remind(ctx: Context, { id, due_at, reminded }: OrderRow): Promise<void> {
  const left = due_at.getTime() - ctx.now().getTime()
  const due = remindersBefore.filter((before) => left <= before).length
  if (due <= reminded) return
  await tellBuyer(ctx, { cause: `order:${id}:reminder:${due}`, notice: 'order_reminder', order: id })
  await ctx.db.updateTable('orders').set({ reminded: due }).where('id', '=', id).execute()
}

/** Places an order for the next period of every plan that renews and ends soon. */
export const renewPlans = backgroundTask('renew-plans', z.object({}), async (ctx) => {
  const rows = await ctx.db
    .selectFrom('page_plans')
    .select('id')
    .where('renews', '=', true)
    .where('renewal_id', 'is', null)
    .where('until_at', '>', ctx.now())
    .where('until_at', '<=', new Date(ctx.now().getTime() + renewBefore))
    .execute()
  for (const { id } of rows) await renewPlan(ctx, id)
})
