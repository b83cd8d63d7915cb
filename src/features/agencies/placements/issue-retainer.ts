import { lockMandate } from '#features/agencies/clients/find-client.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './invoice-contract.ts'
import { buyerOf, readInvoice, sellerOf, write } from './issue-invoice.ts'
import type { PlacementLocked } from './lock-placement.ts'
import { plusDays } from './placement-rules.ts'
import { todayOf } from './select-placements.ts'

/**
 * Invoices a part of a fee in advance, for a client's job that is worked on.
 * @throws Refused not_found · invalid · mandate_state
 */
export async function issueRetainer(
  ctx: Context,
  asked: Taken<typeof contract.issueRetainer>,
): Promise<Given<typeof contract.issueRetainer>> {
  const { mandate, amount, currency, tax_percent, due_days } = asked
  const id = await ctx.db.transaction().execute(async (tx) => {
    const row = await lockMandate(ctx, tx, mandate)
    if (row.state !== 'open' && row.state !== 'on_hold') throw new Refused('mandate_state')
    const same = await sameJustNow(ctx, tx, asked)
    if (same) return same
    const facts = {
      ...{ seller: await sellerOf(ctx, tx, row.page_id), buyer: buyerOf(asked), name: '', job: row.title },
      ...{ starts_on: todayOf(ctx), of: null, part: null, retainer: true },
    }
    const due_on = plusDays(todayOf(ctx), due_days)
    return write(ctx, tx, { mandate, currency }, { kind: 'invoice', amount, tax_percent, due_on, facts })
  })
  return { success: true, data: await readInvoice(ctx, id) }
}

const moment = 60_000

/** Pressed twice it is one: the same sum for the same job, by the same person, within a minute. */
async function sameJustNow({ now, membership }: Context, tx: Tx, asked: Taken<typeof contract.issueRetainer>) {
  const row = await tx
    .selectFrom('placement_invoices')
    .select('id')
    .where('mandate_id', '=', asked.mandate)
    .where('amount', '=', asked.amount)
    .where('currency', '=', asked.currency)
    .where('tax_percent', '=', asked.tax_percent)
    .where('created_by', '=', found(membership).member)
    .where('created_at', '>', new Date(now().getTime() - moment))
    .executeTakeFirst()
  return row?.id
}

type Placed = Pick<PlacementLocked, 'id' | 'mandate_id' | 'fee' | 'fee_currency'>

/** What was paid in advance for the job counts towards the fee, as far as it goes; a replacement takes none. */
export async function takeRetainers(tx: Tx, { id, mandate_id, fee, fee_currency }: Placed): Promise<void> {
  const rows = await tx
    .selectFrom('placement_invoices')
    .select(['id', 'amount'])
    .where('mandate_id', '=', mandate_id)
    .where('placement_id', 'is', null)
    .where('currency', '=', fee_currency)
    .orderBy('year')
    .orderBy('number')
    .forUpdate()
    .execute()
  let left = fee
  for (const row of rows) {
    if (row.amount > left) continue
    left -= row.amount
    await tx.updateTable('placement_invoices').set({ placement_id: id }).where('id', '=', row.id).execute()
  }
}

/** Nobody came after all, or it was written down by mistake: what was paid in advance waits for the next. */
export const giveRetainersBack = (tx: Tx, placement: string) =>
  tx
    .updateTable('placement_invoices')
    .set({ placement_id: null })
    .where('placement_id', '=', placement)
    .where('mandate_id', 'is not', null)
    .where('kind', '=', 'invoice')
    .execute()
