import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import { fromMinor } from '#platform/shared/money.ts'

const fromDollars = 1_000

/**
 * Whether a refund needs a second pair of eyes: one that is worth some 1,000 US dollars, or in a currency without a rate.
 * @param amount smallest units of the currency
 */
export function needsSecondEyes(amount: number, currency: string): boolean {
  const dollars = monthlyDollars(fromMinor(amount, currency), currency, 'month')
  return dollars === null || dollars >= fromDollars
}
