import type { Context, Tx } from '#platform/server/context.ts'
import type { Billing } from './billing.ts'
import { nextNumber } from './number-series.ts'
import type { Priced } from './price-order.ts'
import { timeToPay, type Way } from './rules.ts'

type Written = {
  id: string
  page: string
  key: string
  way: Way
  currency: string
  billing: Billing
  priced: Priced
  voucher: string | null
  /** Until when it can be paid, where it is not the usual time. */
  due?: Date
}

/** Writes an order with the next number of its year. */
export async function addOrder(ctx: Context, tx: Tx, written: Written): Promise<void> {
  const { id, page, key, way, currency, billing, priced, voucher, due } = written
  const now = ctx.now()
  const { seller, lines, ...sums } = priced
  const year = now.getUTCFullYear()
  const number = `${year}-${String(await nextNumber(tx, 'order', year)).padStart(4, '0')}`
  await tx
    .insertInto('orders')
    .values({
      ...{ id, number, key, way, currency, ...sums },
      page_id: page,
      by_id: ctx.me?.id ?? null,
      state: way === 'transfer' ? 'invoice_sent' : 'created',
      seller_id: seller,
      billed_to: JSON.stringify({ ...billing, language: ctx.language }),
      voucher_id: voucher,
      created_at: now,
      due_at: due ?? new Date(now.getTime() + timeToPay[way]),
    })
    .execute()
  await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ product, perks, ...line }, position) => ({
        ...{ order_id: id, position, product_id: product, perks: JSON.stringify(perks), ...line },
      })),
    )
    .execute()
}
