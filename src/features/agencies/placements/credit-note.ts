import type { Context, Tx } from '#platform/server/context.ts'
import { PaperFacts } from './invoice-facts.ts'
import { numberOf } from './invoice-view.ts'
import { invoicesOf, write } from './issue-invoice.ts'
import type { PlacementLocked } from './lock-placement.ts'
import { todayOf } from './select-placements.ts'

/**
 * What goes back of a fee that was invoiced, never more than it was; nothing where no invoice went out. Of a fee in parts the last
 * part goes back first, by a credit note for each.
 */
export async function issueCreditNotes(ctx: Context, tx: Tx, row: PlacementLocked, amount: number): Promise<void> {
  let left = amount
  for (const invoice of (await invoicesOf(tx, row.id)).toReversed()) {
    const back = Math.min(left, invoice.amount - invoice.credited)
    if (back <= 0) continue
    left -= back
    await tx
      .updateTable('placement_invoices')
      .set({ credited: invoice.credited + back })
      .where('id', '=', invoice.id)
      .execute()
    const facts = { ...PaperFacts.parse(invoice.facts), of: numberOf(invoice) }
    await write(
      ctx,
      tx,
      { placement: row, currency: invoice.currency },
      { kind: 'credit_note', amount: back, facts, due_on: todayOf(ctx), tax_percent: invoice.tax_percent },
    )
  }
}
