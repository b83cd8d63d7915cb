import type { Perks } from '#features/money/plans/rules.ts'
import type { Currency, ProductKind } from '#features/money/products/rules.ts'
import { offeredIn } from '#features/money/products/view-products.ts'
import type { Discount } from '#features/money/vouchers/lower-price.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { stepOf } from '#platform/shared/money.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { Billing } from './billing.ts'
import type { TaxKind } from './rules.ts'
import { sellerFor } from './sellers.ts'
import { rateOn, taxKindOf, taxOn } from './tax.ts'

export type Item = { product: string; count: number }
type Line = {
  product: string
  kind: ProductKind
  quantity: number
  plan: string | null
  perks: Perks
  count: number
  price: number
  amount: number
}
/** What an order costs, in smallest units. */
export type Priced = {
  seller: number
  lines: Line[]
  subtotal: number
  discount: number
  tax_kind: TaxKind
  tax_rate: number
  tax: number
  total: number
}

/** The sum of an order by the prices of this moment. @throws Refused not_found: a product that is not sold in this currency */
export async function priceOrder(
  ctx: Context,
  db: Db | Tx,
  {
    items,
    currency,
    discount,
    billing,
  }: { items: Item[]; currency: Currency; discount: Discount | null; billing: Billing },
): Promise<Priced> {
  const offered = new Map((await offeredIn(db, currency)).map((one) => [one.id, one]))
  const lines = items.map(({ product, count }) => {
    const one = offered.get(product)
    if (!one) throw new Refused('not_found')
    const { kind, quantity, plan, perks, minor } = one
    return { product, kind, quantity, plan, perks, count, price: minor, amount: minor * count }
  })
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const lowered = discount ? discountOn(subtotal, discount, currency) : 0
  const seller = await sellerFor(db, billing.country_id)
  const tax_kind = taxKindOf(seller, billing)
  const tax_rate = tax_kind === 'standard' ? await rateOn(db, seller.country_id, ctx.now()) : 0
  const tax = taxOn(subtotal - lowered, tax_rate, currency)
  const total = subtotal - lowered + tax
  return { seller: seller.id, lines, subtotal, discount: lowered, tax_kind, tax_rate, tax, total }
}

/** Never more than there is; a part of the smallest step is the seller's. */
export function discountOn(subtotal: number, { kind, amount }: Discount, currency: string): number {
  if (kind === 'amount') return Math.min(amount, subtotal)
  if (amount === 100) return subtotal
  const step = stepOf(currency)
  return Math.floor((subtotal * amount) / (100 * step)) * step
}
