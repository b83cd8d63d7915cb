import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { testPayments } from './gateways/test-payments.ts'

/** As what a transfer is kept that staff saw arrive. */
const byHand = 'hand'

export type Came = { gateway: string; ref: string; paid: number; refunded: number }

/** Keeps how a payment stands, and gives what came in for its order in all. */
export async function notePayments(tx: Tx, order: string, { gateway, ref, paid, refunded }: Came): Promise<number> {
  await tx
    .insertInto('order_payments')
    .values({ gateway, ref, order_id: order, paid, refunded })
    .onConflict((known) => known.columns(['gateway', 'ref']).doUpdateSet({ paid, refunded }))
    .execute()
  const { rows } = await sql<{ sum: string }>`select sum(paid) from order_payments where order_id = ${order}`.execute(
    tx,
  )
  return Number(rows[0]?.sum ?? 0)
}

/** A transfer arrived, noted under the name of one request; gives what came in for the order in all. */
export const noteTransfer = (tx: Tx, order: string, request: string, paid: number): Promise<number> =>
  notePayments(tx, order, { gateway: byHand, ref: request, paid, refunded: 0 })

/** Whether a request was noted before. @throws Refused payment_known: for another order, or with another amount */
export async function isNoted(tx: Tx, order: string, request: string, paid: number): Promise<boolean> {
  const known = await tx
    .selectFrom('order_payments')
    .select(['order_id', 'paid'])
    .where('gateway', '=', byHand)
    .where('ref', '=', request)
    .executeTakeFirst()
  if (known && (known.order_id !== order || Number(known.paid) !== paid)) throw new Refused('payment_known')
  return known !== undefined
}

/** What staff noted of transfers, and did not take back. */
export async function transfersOf(db: Db, order: string): Promise<{ id: string; amount: number }[]> {
  const rows = await db
    .selectFrom('order_payments')
    .select(['ref', 'paid'])
    .where('gateway', '=', byHand)
    .where('order_id', '=', order)
    .where('paid', '>', 0)
    .orderBy('paid')
    .execute()
  return rows.map(({ ref, paid }) => ({ id: ref, amount: Number(paid) }))
}

/** A note of a transfer counts no more; gives what it was. @throws Refused not_found: none, or taken back before */
export async function takeBackTransfer(tx: Tx, order: string, id: string): Promise<number> {
  const { amount } = found((await transfersOf(tx, order)).find((one) => one.id === id))
  const row = tx.updateTable('order_payments').set({ paid: 0 }).where('gateway', '=', byHand).where('ref', '=', id)
  await row.execute()
  return amount
}

/** A payment that begins: its words are known as this order's, also after a later one was begun. */
export const noteBegun = (tx: Tx, order: string, { gateway, ref }: Pick<Came, 'gateway' | 'ref'>) =>
  tx
    .insertInto('order_payments')
    .values({ gateway, ref, order_id: order })
    .onConflict((known) => known.doNothing())
    .execute()

/** The payment at a service of which so much is left; none where it came by hand, or by several of which none is enough. */
export const paymentWith = (tx: Tx, order: string, amount: number) =>
  tx
    .selectFrom('order_payments')
    .select(['gateway', 'ref'])
    .where('order_id', '=', order)
    .where('gateway', '<>', byHand)
    .where((eb) => eb(eb('paid', '-', eb.ref('refunded')), '>=', amount))
    .orderBy('ref')
    .executeTakeFirst()

/** What of orders was paid by test payments, as no money moved. */
export async function testedOf(db: Db | Tx, orders: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('order_payments')
    .select(['order_id', 'paid'])
    .where('gateway', '=', testPayments.name)
    .where('order_id', '=', sql<string>`any(${orders}::uuid[])`)
    .where('paid', '>', 0)
    .execute()
  const tested = new Map<string, number>()
  for (const { order_id, paid } of rows) tested.set(order_id, (tested.get(order_id) ?? 0) + Number(paid))
  return tested
}
