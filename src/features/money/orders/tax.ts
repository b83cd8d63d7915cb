import type { Db, Tx } from '#platform/server/context.ts'
import { stepOf } from '#platform/shared/money.ts'
import type { TaxKind } from './rules.ts'
import { isTaxNumber } from './tax-number.ts'

type Party = { country_id: number; tax_number: string }

/** The kind of tax by seller and buyer. */
export function taxKindOf(seller: Party, buyer: Party): TaxKind {
  if (seller.tax_number === '') return 'none'
  if (seller.country_id === buyer.country_id) return 'standard'
  return buyer.tax_number !== '' && isTaxNumber(buyer.country_id, buyer.tax_number) ? 'reverse' : 'outside'
}

/** Percent that a country takes on a day; 0 where it has no such tax. */
export async function rateOn(db: Db | Tx, country: number, at: Date): Promise<number> {
  const row = await db
    .selectFrom('tax_rates')
    .select('rate')
    .where('country_id', '=', country)
    .where('from_on', '<=', at.toISOString().slice(0, 10))
    .orderBy('from_on', 'desc')
    .executeTakeFirst()
  return Number(row?.rate ?? 0)
}

/** Tax on a net amount in smallest units, half up, to a step that gateways take. */
export function taxOn(net: number, rate: number, currency: string): number {
  const step = stepOf(currency)
  const hundredths = Math.round(rate * 100)
  return Math.floor((net * hundredths + 5_000 * step) / (10_000 * step)) * step
}
