import type { Context } from '#platform/server/context.ts'
import type { PlacementInvoice } from './contract.ts'
import { taxOf } from './placement-rules.ts'

type Row = {
  id: string
  kind: 'invoice' | 'credit_note'
  year: number
  number: number
  amount: number
  tax_percent: number
  currency: string
  issued_on: string
  due_on: string
  paid_on: string | null
}

/** 2026-0007: the year, and its number in it. */
export const numberOf = ({ year, number }: Pick<Row, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(4, '0')}`

/** An invoice or credit note as the team sees it. */
export function invoiceView(ctx: Context, row: Row): PlacementInvoice {
  const { id, kind, amount, tax_percent, currency, issued_on, due_on, paid_on } = row
  const today = ctx.now().toISOString().slice(0, 10)
  return {
    ...{ id, kind, amount, tax_percent, currency, issued_on, due_on, paid_on, number: numberOf(row) },
    total: amount + taxOf(amount, tax_percent),
    late: kind === 'invoice' && paid_on === null && due_on < today,
  }
}
