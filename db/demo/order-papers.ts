import type { Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import { type DocumentKind, documentNumber } from '#features/money/orders/document-number.ts'
import { type InvoiceFacts, type InvoiceLine, seriesOf } from '#features/money/orders/issue-invoice.ts'
import type { Random } from './random.ts'

/** Series of numbers without gaps, as the site goes on with them. */
export class Numbers {
  readonly #last = new Map<string, { series: string; year: number; last: number }>()

  /** The next of a series in the year of a moment. */
  next(series: string, at: Date): number {
    const year = at.getUTCFullYear()
    const one = this.#last.get(`${series} ${year}`) ?? { series, year, last: 0 }
    this.#last.set(`${series} ${year}`, { ...one, last: one.last + 1 })
    return one.last + 1
  }

  rows = () => [...this.#last.values()]
}

type Books = { random: Random; numbers: Numbers }
type Bill = Pick<InvoiceFacts, 'seller' | 'buyer' | 'currency'> & {
  /** The order's id and number. */
  id: string
  number: string
  sums: Pick<InvoiceFacts, 'subtotal' | 'discount' | 'tax_kind' | 'tax_rate' | 'tax' | 'total'>
  lines: InvoiceLine[]
  isTest: boolean
}

/** The invoice of an order that was paid, marked where no money moved; gives its number. */
export const invoice = (tx: Transaction<DB>, books: Books, bill: Bill, at: Date): Promise<string> =>
  issue(tx, books, { bill, at, kind: 'invoice', facts: { ...bill.sums, lines: bill.lines, of: null } })

/** All of an invoice went back: gives the refund's id. */
export async function creditNote(
  tx: Transaction<DB>,
  books: Books,
  bill: Bill,
  { of, reason, at }: { of: string; reason: string; at: Date },
): Promise<string> {
  const id = books.random.id(at)
  const { total, tax } = bill.sums
  await tx
    .insertInto('refunds')
    .values({ id, order_id: bill.id, amount: total, state: 'done', reason, asked_at: at, done_at: at })
    .execute()
  const net = total - tax
  const lines = [{ kind: 'refund', quantity: 1, plan: null, count: 1, price: net, amount: net }]
  const lowered = { ...bill.sums, lines, of }
  await issue(tx, books, { bill, at, kind: 'credit_note', refund: id, facts: lowered })
  return id
}

type Issued = {
  bill: Bill
  at: Date
  kind: DocumentKind
  facts: Bill['sums'] & Pick<InvoiceFacts, 'lines' | 'of'>
  refund?: string
}

async function issue(tx: Transaction<DB>, { random, numbers }: Books, { bill, at, kind, facts, refund }: Issued) {
  const { id: order_id, number: order, seller, buyer, currency, isTest: is_test } = bill
  const series = { kind, is_test, seller_id: 1, year: at.getUTCFullYear() }
  const row = { ...series, number: numbers.next(seriesOf(kind, 1, is_test), at) }
  const number = documentNumber(row)
  const told: InvoiceFacts = {
    ...{ number, order, issued_at: at.toISOString(), seller, buyer, currency, is_test },
    ...facts,
  }
  await tx
    .insertInto('invoices')
    .values({
      ...{ ...row, id: random.id(at), order_id, refund_id: refund ?? null, issued_at: at },
      facts: JSON.stringify(told),
    })
    .execute()
  return number
}
