import { type Selectable, sql } from 'kysely'
import type { Orders } from '#db/tables.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type { Billing } from './billing.ts'
import { readDocumentNumber } from './document-number.ts'
import type { OrderState, TaxKind, Way } from './rules.ts'

/** An order as it is stored, its amounts as numbers of smallest units. */
export type OrderRow = Omit<
  Selectable<Orders>,
  'state' | 'way' | 'tax_kind' | 'tax_rate' | 'billed_to' | keyof Amounts
> &
  Amounts & { state: OrderState; way: Way; tax_kind: TaxKind; tax_rate: number; billed_to: BilledTo }
type Amounts = Record<'subtotal' | 'discount' | 'tax' | 'total' | 'paid' | 'refunded', number>
export type BilledTo = Billing & { language: string }

const rowOf = (row: Selectable<Orders>): OrderRow => ({
  ...row,
  state: row.state,
  way: row.way,
  tax_kind: row.tax_kind,
  tax_rate: Number(row.tax_rate),
  billed_to: row.billed_to as BilledTo,
  subtotal: Number(row.subtotal),
  discount: Number(row.discount),
  tax: Number(row.tax),
  total: Number(row.total),
  paid: Number(row.paid),
  refunded: Number(row.refunded),
})

type Wanted = {
  ids?: readonly string[]
  page?: string
  before?: string | undefined
  state?: OrderState | undefined
  /** A number of it or of its invoice, a reference, or a part of the buyer's name. */
  text?: string
  most: number
}

/** Orders, the latest first. */
export async function findOrders(
  db: Db | Tx,
  { ids, page, before, state, text = '', most }: Wanted,
): Promise<OrderRow[]> {
  const paper = readDocumentNumber(text)
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
    .$if(page !== undefined, (query) => query.where('page_id', '=', page as string))
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .$if(state !== undefined, (query) => query.where('state', '=', state as OrderState))
    .$if(paper !== null, (query) =>
      query.where('id', 'in', (of) =>
        of
          .selectFrom('invoices')
          .select('order_id')
          .where((by) => by.and(paper ?? {})),
      ),
    )
    .$if(text !== '' && paper === null, (query) =>
      query.where(
        sql<boolean>`(number = ${text.replace(/^MSR-/i, '')} or fold_text(billed_to->>'name') like '%' || fold_text(${text.replace(/[\\%_]/g, '\\$&')}) || '%')`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(rowOf)
}

/** @throws Refused not_found: none, or of another page where one is named */
export async function orderBy(db: Db | Tx, id: string, page?: string): Promise<OrderRow> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (page !== undefined && row?.page_id !== page) throw new Refused('not_found')
  return rowOf(found(row))
}

/** The same, held until the transaction ends: whoever pays, cancels or gives back comes one after the other. @throws Refused not_found */
export const lockOrder = async (tx: Tx, id: string): Promise<OrderRow> =>
  rowOf(found(await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()))

export const linesOf = (db: Db | Tx, orders: readonly string[]) =>
  orders.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('order_lines')
        .selectAll()
        .where('order_id', 'in', orders)
        .orderBy('order_id')
        .orderBy('position')
        .execute()
