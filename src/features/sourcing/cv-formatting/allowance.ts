import { giveBack, spend } from '#features/money/ledger/ledger.ts'
import { monthOf } from '#features/money/ledger/rules.ts'
import { perksOf } from '#features/money/plans/plans.ts'
import { priceOf } from '#features/money/prices/price-of.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

/** How many prints of this month are free for a page still, of how many, and what each further one costs. */
export async function allowanceOf(ctx: Context, db: Context['db'] | Tx, page: string) {
  const [{ count }, price, perks] = await Promise.all([
    db
      .selectFrom('formatted_cvs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', page)
      .where('state', '!=', 'failed')
      .where('created_at', '>=', monthOf(ctx.now()))
      .executeTakeFirstOrThrow(),
    priceOf(ctx, db, 'formatted_cv', '', page),
    perksOf(db, page, ctx.now()),
  ])
  const { free_monthly, cost, kind } = price
  const of = Math.max(free_monthly, perks.formatted_cv ?? 0)
  return { of, left: Math.max(0, of - count), cost, kind, price: price.id }
}

/**
 * Lets a page have so many more prints: the free ones first, the others paid. Gives what each print costs, in their order.
 * @param key names what is paid for · @param agreed what the caller was told that it costs
 * @throws Refused price_changed: it costs something else than was agreed to · not_allowed: the caller spends nothing · no_coins · over_limit
 */
export async function takeAllowance(
  ctx: Context,
  tx: Tx,
  { page, count, key, agreed }: { page: string; count: number; key: string; agreed: number },
): Promise<number[]> {
  // two batches at once must not both take the last free ones
  await tx.selectFrom('pages').select('id').where('id', '=', page).forNoKeyUpdate().execute()
  const { left, cost, kind, price } = await allowanceOf(ctx, tx, page)
  const costs = Array.from({ length: count }, (_, at) => (at < left ? 0 : cost))
  const amount = costs.reduce((sum, one) => sum + one, 0)
  if (amount !== agreed) throw new Refused('price_changed', { cost: amount })
  if (amount > 0 && !ctx.membership?.may('spend')) throw new Refused('not_allowed')
  if (amount > 0) await spend(ctx, tx, { page, kind, amount, key, about: { for: 'formatted_cv', price } })
  return costs
}

type Print = { id: string; page: string; coins: number; paid_key: string | null }

/** What a print cost that came to nothing. */
export async function giveCoinsBack(ctx: Context, tx: Tx, { id, page, coins, paid_key: of }: Print): Promise<void> {
  if (coins === 0 || of === null) return
  const about = { for: 'formatted_cv' }
  await giveBack(ctx, tx, { page, kind: 'coin', amount: coins, key: `back:${of}:${id}`, of, about })
}
