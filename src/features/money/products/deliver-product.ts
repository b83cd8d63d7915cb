import { give } from '#features/money/ledger/ledger.ts'
import type { Kind } from '#features/money/ledger/rules.ts'
import { startPlan } from '#features/money/plans/plans.ts'
import type { Perks } from '#features/money/plans/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { ProductKind } from './rules.ts'

/** Which balance a pack fills. */
export const kindOf: Record<Exclude<ProductKind, 'plan'>, Kind> = { coins: 'coin', cv: 'cv', sms: 'sms' }

type Delivery = {
  page: string
  product: { id: string | null; kind: ProductKind; quantity: number; plan: string | null; perks: Perks }
  count: number
  order: string | null
  /** What is given, and what gives it: never twice under one key. */
  key: string
  about: { for: string } & Record<string, unknown>
  source: 'bought' | 'granted'
}

/** Puts a pack on a page's balance, or begins a plan. */
export async function deliverProduct(ctx: Context, tx: Tx, delivery: Delivery): Promise<void> {
  const { page, product, count, order, key, about, source } = delivery
  const { id, kind, quantity, plan, perks } = product
  if (kind === 'plan')
    return startPlan(ctx, tx, { page, product: id, order, plan: plan ?? '', perks, months: quantity * count })
  const what = source === 'bought' ? 'purchase' : 'grant'
  await give(ctx, tx, { page, kind: kindOf[kind], amount: quantity * count, key, about, source, what })
}
