import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'
import { type DocumentKind, documentNumber } from './document-number.ts'
import type { BilledTo, OrderRow } from './find-orders.ts'
import { linesOf } from './find-orders.ts'
import { nextNumber } from './number-series.ts'
import { testedOf } from './payments.ts'
import type { TaxKind } from './rules.ts'
import { readSellers, type Seller } from './sellers.ts'

export type InvoiceLine = {
  kind: string
  quantity: number
  plan: string | null
  count: number
  price: number
  amount: number
}
/** An invoice or credit note as it was issued; amounts in smallest units, those of a credit note what goes back. */
export type InvoiceFacts = {
  number: string
  order: string
  issued_at: string
  seller: Pick<Seller, 'name' | 'address' | 'country_id' | 'tax_number'>
  buyer: BilledTo
  lines: InvoiceLine[]
  currency: string
  subtotal: number
  discount: number
  tax_kind: TaxKind
  tax_rate: number
  tax: number
  total: number
  /** The invoice that a credit note lowers. */
  of: string | null
  /** Paid by test payments, be it in part: nothing that goes into books. */
  is_test?: boolean
}

/** Issues the invoice of an order that is paid. */
export async function issueInvoice(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const lines = await linesOf(tx, [order.id])
  const { subtotal, discount, tax, total } = order
  await issue(ctx, tx, order, 'invoice', null, {
    ...{ subtotal, discount, tax, total, of: null, is_test: (await testedOf(tx, [order.id])).size > 0 },
    lines: lines.map(({ kind, quantity, plan, count, price, amount }) => ({
      ...{ kind, quantity, plan, count, price: Number(price), amount: Number(amount) },
    })),
  })
}

/**
 * Issues a credit note for what goes back, its tax in the proportion of the invoice: to the last unit, once all of it went back.
 * What was paid too much goes back first, and lowers no invoice.
 */
export async function issueCreditNote(ctx: Context, tx: Tx, order: OrderRow, refund: { id: string; amount: number }) {
  const invoice = found(
    await tx
      .selectFrom('invoices')
      .select('facts')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'invoice')
      .executeTakeFirst(),
  ).facts as InvoiceFacts
  const tooMuch = Math.max(0, order.paid - order.total)
  const before = Math.max(0, order.refunded - tooMuch)
  const after = Math.max(0, order.refunded + refund.amount - tooMuch)
  const total = after - before
  if (total === 0) return
  const taxOf = (amount: number) => Math.round((amount * order.tax) / order.total)
  const tax = taxOf(after) - taxOf(before)
  const lines = [{ kind: 'refund', quantity: 1, plan: null, count: 1, price: total - tax, amount: total - tax }]
  const sums = { subtotal: total - tax, discount: 0, tax, total, of: invoice.number, is_test: invoice.is_test, lines }
  await issue(ctx, tx, order, 'credit_note', refund.id, sums)
}

/** In which numbers run: those of test payments in one of their own, for they go into no books. */
export const seriesOf = (kind: DocumentKind, seller: number, isTest: boolean): string =>
  `${isTest ? 'test:' : ''}${kind}:${seller}`

type Sums = Pick<InvoiceFacts, 'lines' | 'subtotal' | 'discount' | 'tax' | 'total' | 'of' | 'is_test'>

async function issue(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  kind: DocumentKind,
  refund_id: string | null,
  sums: Sums,
): Promise<void> {
  const now = ctx.now()
  const year = now.getUTCFullYear()
  const { seller_id, currency, tax_kind, tax_rate } = order
  const is_test = sums.is_test === true
  const count = await nextNumber(tx, seriesOf(kind, seller_id, is_test), year)
  const { name, address, country_id, tax_number } = found((await readSellers(tx)).find(({ id }) => id === seller_id))
  const facts: InvoiceFacts = {
    number: documentNumber({ kind, is_test, seller_id, year, number: count }),
    order: order.number,
    issued_at: now.toISOString(),
    seller: { name, address, country_id, tax_number },
    buyer: order.billed_to,
    ...{ currency, tax_kind, tax_rate, ...sums },
  }
  const row = {
    id: newId(),
    order_id: order.id,
    refund_id,
    kind,
    is_test,
    seller_id,
    year,
    number: count,
    issued_at: now,
  }
  await tx
    .insertInto('invoices')
    .values({ ...row, facts: JSON.stringify(facts) })
    .execute()
}
