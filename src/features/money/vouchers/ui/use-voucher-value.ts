import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Batch } from '../contract.ts'

type Value = Pick<Batch, 'kind' | 'amount' | 'currency' | 'product'>

/** What a voucher is worth, in the reader's language: 20 coins; 15% off an order; Growth plan, 1 month. */
export function useVoucherValue() {
  const t = useTranslations('vouchers.gives')
  const priceOf = usePrice()
  const { productName } = useProductName()
  return ({ kind, amount, currency, product }: Value): string => {
    if (kind === 'product') return product ? productName(product, amount) : ''
    return t(kind, { count: amount, money: currency ? priceOf(amount, currency) : '' })
  }
}
