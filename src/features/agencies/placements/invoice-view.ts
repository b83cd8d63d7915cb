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
  credited: number
}

/** 2026-0007: the year, and its number in it. */
export const numberOf = ({ year, number }: Pick<Row, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(4, '0')}`

const withTax = (amount: number, percent: number): number => amount + taxOf(amount, percent)

/** An invoice or credit note as the team sees it. */
export function invoiceView(ctx: Context, row: Row): PlacementInvoice {
  const { id, kind, amount, tax_percent, currency, issued_on, due_on, paid_on, credited } = row
  const today = ctx.now().toISOString().slice(0, 10)
  const isOpen = kind === 'invoice' && paid_on === null && credited < amount
  return {
    ...{ id, kind, amount, tax_percent, currency, issued_on, due_on, paid_on, number: numberOf(row) },
    total: withTax(amount, tax_percent),
    left: isOpen ? withTax(amount, tax_percent) - withTax(credited, tax_percent) : 0,
    credited: withTax(credited, tax_percent),
    late: isOpen && due_on < today,
  }
}
