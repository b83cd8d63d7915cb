import type { Offered } from '#features/money/products/contract.ts'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { mostCount } from '../rules.ts'
import type { Basket } from './use-basket.ts'

/** What is in the basket, how often, and what it costs. */
export function BasketLines({ offered, basket }: { offered: readonly Offered[]; basket: Basket }) {
  const t = useTranslations('orders.buy')
  const priceOf = usePrice()
  const { productName } = useProductName()
  return (
    <ul className="basket-lines">
      {basket.items.map(({ product, count }) => {
        const one = offered.find(({ id }) => id === product)
        if (!one) return null
        const name = productName(one)
        return (
          <li key={product}>
            <span className="grow">{name}</span>
            <span className="row">
              <IconButton
                size="s"
                framed
                icon={count === 1 ? 'trash' : 'minus'}
                label={t('less', { name })}
                onClick={() => basket.put(product, count - 1)}
              />
              <b className="num">{count}</b>
              <IconButton
                size="s"
                framed
                icon="plus"
                label={t('more', { name })}
                disabled={count >= mostCount}
                onClick={() => basket.put(product, count + 1)}
              />
            </span>
            <span className="num">{priceOf(one.minor * count, one.currency)}</span>
          </li>
        )
      })}
    </ul>
  )
}
