import type { Context, Tx } from '#platform/server/context.ts'
import { PaperFacts } from './invoice-facts.ts'
import { numberOf } from './invoice-view.ts'
import { invoiceOf, write } from './issue-invoice.ts'
import type { PlacementLocked } from './move-placement.ts'
import { todayOf } from './select-placements.ts'

/** What goes back of a fee that was invoiced, never more than it was; nothing where no invoice went out. */
export async function issueCreditNote(ctx: Context, tx: Tx, row: PlacementLocked, amount: number): Promise<void> {
  const invoice = await invoiceOf(tx, row.id)
  if (!invoice || amount === 0) return
  const facts = { ...PaperFacts.parse(invoice.facts), of: numberOf(invoice) }
  await write(ctx, tx, row, {
    ...{ kind: 'credit_note', amount: Math.min(amount, invoice.amount), facts, due_on: todayOf(ctx) },
    tax_percent: invoice.tax_percent,
  })
}
