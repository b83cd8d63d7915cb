import { useLocale } from 'use-intl'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import type { Tone } from '#ui/basics/word.tsx'
import type { OrderView } from '../contract.ts'
import type { OrderState } from '../rules.ts'

/** The colour beside the word of a state. */
export const stateTones: Record<OrderState, Tone> = {
  created: 'plain',
  awaiting_payment: 'info',
  invoice_sent: 'warm',
  paid: 'good',
  fulfilled: 'good',
  failed: 'bad',
  cancelled: 'plain',
  refunded: 'plain',
}

/** What an order holds, in a line: 50 coins, 2 × 10 CV credits. */
export function useItemsOf() {
  const comma = commaOf(toLanguage(useLocale()))
  const { productName } = useProductName()
  return ({ lines }: Pick<OrderView, 'lines'>): string => lines.map((line) => productName(line, line.count)).join(comma)
}
