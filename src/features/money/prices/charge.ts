import { spend } from '#features/money/ledger/ledger.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { type Price, priceOf } from './price-of.ts'
import type { Action } from './rules.ts'

type Asked = {
  page: string
  action: Action
  variant?: string
  /** What it is for, in one key: asked again with the same, nothing more is taken. */
  key: string
  /** What the caller was told that it costs. */
  agreed: number
  /** What it was spent on, to be told by. */
  on: Record<string, string>
}

/**
 * Takes what an action costs now from a page, if that is what the caller agreed to.
 * @throws Refused price_changed · not_allowed: the caller spends nothing · no_coins · over_limit
 */
export async function charge(ctx: Context, tx: Tx, asked: Asked): Promise<Price> {
  const { page, action, variant = '', key, agreed, on } = asked
  const price = await priceOf(ctx, tx, action, variant, page)
  const { id, kind, cost } = price
  if (cost !== agreed) throw new Refused('price_changed', { cost })
  if (cost === 0) return price
  if (!ctx.membership?.may('spend')) throw new Refused('not_allowed')
  await spend(ctx, tx, { page, kind, amount: cost, key, about: { for: action, price: id, ...on } })
  return price
}
