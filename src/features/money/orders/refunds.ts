import { leftOf, lockLeft, takeBack } from '#features/money/ledger/ledger.ts'
import { monthsLater } from '#features/money/plans/rules.ts'
import { kindOf } from '#features/money/products/deliver-product.ts'
import type { ProductKind } from '#features/money/products/rules.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { stepOf } from '#platform/shared/money.ts'
import { must, Refused } from '#platform/shared/refusal.ts'
import { orderRefunded } from './events.ts'
import { linesOf, lockOrder, type OrderRow } from './find-orders.ts'
import { gatewayBy } from './gateways/open-gateways.ts'
import { issueCreditNote } from './issue-invoice.ts'
import { type Came, paymentWith } from './payments.ts'
import { refundToSend } from './refund-to-send.ts'
import { mayRefund } from './rules.ts'
import { keyOf } from './settle-order.ts'

/** What of an order was not used yet, and the money it is worth: its share of what was paid, and what was paid too much. */
export async function unusedOf(
  ctx: Context,
  db: Db | Tx,
  order: OrderRow,
): Promise<{ units: number; all: number; money: number }> {
  const months = await monthsLeft(ctx, db, order.id)
  let [units, all] = [0, 0]
  // a fraction of the subtotal, as two integers: money is no place for what floats
  let worth = { part: 0n, of: 1n }
  for (const line of await linesOf(db, [order.id])) {
    const bought = line.quantity * line.count
    const left =
      line.kind === 'plan' ? take(months, line.plan ?? '', bought) : await leftOf(db, keyOf(order.id, line.position))
    units += left
    all += bought
    worth = {
      part: worth.part * BigInt(bought) + BigInt(line.amount) * BigInt(left) * worth.of,
      of: worth.of * BigInt(bought),
    }
  }
  const share = order.subtotal > 0 ? (BigInt(order.total) * worth.part) / (worth.of * BigInt(order.subtotal)) : 0n
  const step = stepOf(order.currency)
  const tooMuch = Math.max(0, order.paid - order.total - order.refunded)
  const money = tooMuch + Math.floor(Number(share) / step) * step
  return { units, all, money: Math.min(money, order.paid - order.refunded) }
}

/** So many of a plan's months for one line; another line of the same plan has the rest. */
function take(months: Map<string, number>, plan: string, most: number): number {
  const left = Math.min(months.get(plan) ?? 0, most)
  months.set(plan, (months.get(plan) ?? 0) - left)
  return left
}

/** Months that have not begun, by plan. */
async function monthsLeft({ now }: Context, db: Db | Tx, order: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('page_plans')
    .select(['plan', 'months', 'given'])
    .where('order_id', '=', order)
    .where('until_at', '>', now())
    .execute()
  const left = new Map<string, number>()
  for (const { plan, months, given } of rows) left.set(plan, (left.get(plan) ?? 0) + months - given)
  return left
}

/** The money that giving back what was not used, or all that was paid, comes to. */
export const worthOf = async (ctx: Context, db: Db | Tx, order: OrderRow, of: 'unused' | 'all'): Promise<number> =>
  of === 'all' || !order.paid_at ? order.paid - order.refunded : (await unusedOf(ctx, db, order)).money

/**
 * Gives back what was not used, or all that was paid; what is left of it leaves the balance before the money goes.
 * @throws Refused order_state · nothing_unused · refund_waits
 */
export async function giveBack(
  ctx: Context,
  tx: Tx,
  id: string,
  { of, reason }: { of: 'unused' | 'all'; reason: string },
): Promise<void> {
  const order = await lockOrder(tx, id)
  must(mayRefund(order))
  const waits = await tx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (waits) throw new Refused('refund_waits')
  const amount = await worthOf(ctx, tx, order, of)
  if (amount <= 0) throw new Refused('nothing_unused')
  const refund = newId()
  const by = { by_id: ctx.me?.id ?? null, asked_at: ctx.now() }
  // a transfer goes back by hand: whoever gives it back says so here
  const payment = await paymentWith(tx, id, amount)
  const way = payment && gatewayBy(ctx.settings, payment.gateway) ? payment : null
  await tx
    .insertInto('refunds')
    .values({ id: refund, order_id: id, amount, state: 'asked', reason, ...by, ...(way && wayOf(way)) })
    .execute()
  await takeBackUnused(ctx, tx, id, whole, `refund:${refund}`)
  await emit(ctx, tx, orderRefunded, { order: id, page: order.page_id, refund, amount, what: 'asked' })
  if (way) await enqueue(tx, refundToSend, { refund }, { key: `refund ${refund}` })
  else await finishRefund(ctx, tx, order, { id: refund, amount })
}

const wayOf = ({ gateway, ref }: Pick<Came, 'gateway' | 'ref'>) => ({ gateway, gateway_ref: ref })

/** The money went back: where there is an invoice, the credit note is issued. */
export async function finishRefund(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  refund: { id: string; amount: number; note?: string },
): Promise<void> {
  const refunded = order.refunded + refund.amount
  await tx
    .updateTable('refunds')
    .set({ state: 'done', trouble: null, done_at: ctx.now() })
    .where('id', '=', refund.id)
    .execute()
  await tx
    .updateTable('orders')
    .set({ refunded, ...(refunded >= order.paid && { state: 'refunded' }) })
    .where('id', '=', order.id)
    .execute()
  if (order.paid_at) await issueCreditNote(ctx, tx, order, refund)
  const { amount, note } = refund
  const told = { order: order.id, page: order.page_id, refund: refund.id, amount, ...(note && { note }) }
  await emit(ctx, tx, orderRefunded, { ...told, what: 'done' })
}

/** What went back to a payment so far, as refunds that are done. */
export async function wentBack(db: Db | Tx, { gateway, ref }: Pick<Came, 'gateway' | 'ref'>): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum('amount').as('sum'))
    .where('gateway', '=', gateway)
    .where('gateway_ref', '=', ref)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** What the payment service says went back so far: those that were asked for here are done, the rest was given at the service itself. */
export async function noteRefunds(ctx: Context, tx: Tx, id: string, payment: Came): Promise<void> {
  for (;;) {
    const order = await lockOrder(tx, id)
    const rest = Math.min(payment.refunded - (await wentBack(tx, payment)), order.paid - order.refunded)
    if (rest <= 0) return
    const asked = await tx
      .selectFrom('refunds')
      .select(['id', 'amount'])
      .where('order_id', '=', id)
      .where('gateway_ref', '=', payment.ref)
      .where('state', '=', 'asked')
      .orderBy('id')
      .executeTakeFirst()
    if (asked && Number(asked.amount) <= rest) {
      await finishRefund(ctx, tx, order, { id: asked.id, amount: Number(asked.amount) })
      continue
    }
    const refund = newId()
    await tx
      .insertInto('refunds')
      .values({ id: refund, order_id: id, amount: rest, state: 'asked', asked_at: ctx.now(), ...wayOf(payment) })
      .execute()
    const isAll = order.refunded + rest === order.paid
    await takeBackUnused(ctx, tx, id, isAll ? whole : { amount: rest, of: order.paid }, `refund:${refund}`)
    await finishRefund(ctx, tx, order, { id: refund, amount: rest })
  }
}

type Share = { amount: number; of: number }
export const whole: Share = { amount: 1, of: 1 }

/** Takes a share of what was delivered off the balance again, as far as it was not used; all of it ends a plan. */
export async function takeBackUnused(ctx: Context, tx: Tx, id: string, share: Share, key: string): Promise<void> {
  const order = await lockOrder(tx, id)
  for (const { position, kind, quantity, count } of await linesOf(tx, [id])) {
    if (kind === 'plan') continue
    const of = keyOf(id, position)
    const left = await lockLeft(tx, of)
    const amount = Math.min(left, Math.ceil((quantity * count * share.amount) / share.of))
    if (amount === 0 || !order.page_id) continue
    const about = { for: 'order', note: order.number }
    const balance = kindOf[kind as Exclude<ProductKind, 'plan'>]
    await takeBack(ctx, tx, { page: order.page_id, kind: balance, amount, key: `${key}:${position}`, of, about })
  }
  if (share.amount === share.of) await endPlans(ctx, tx, id)
}

/** Plans of an order end with the month that has begun. */
async function endPlans(ctx: Context, tx: Tx, order: string): Promise<void> {
  const rows = await tx
    .selectFrom('page_plans')
    .select(['id', 'from_at', 'given'])
    .where('order_id', '=', order)
    .where('until_at', '>', ctx.now())
    .execute()
  for (const { id, from_at, given } of rows)
    await tx
      .updateTable('page_plans')
      .set({
        until_at: given === 0 ? ctx.now() : monthsLater(from_at, given),
        renews: false,
        months: Math.max(1, given),
      })
      .where('id', '=', id)
      .execute()
}
