import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import type { OrderView } from '../contract.ts'
import { Sums } from './sums.tsx'

/** What was ordered and what it costs. */
export function OrderLines({ order }: { order: OrderView }) {
  const t = useTranslations('orders.order')
  const { productName } = useProductName()
  const priceOf = usePrice()
  return (
    <Card title={t('items')}>
      <ul className="basket-lines">
        {order.lines.map((line) => (
          <li key={`${line.kind} ${line.quantity} ${line.plan}`}>
            <span className="grow">{productName(line, line.count)}</span>
            <span className="num">{priceOf(line.amount, order.currency)}</span>
          </li>
        ))}
      </ul>
      <Sums sums={order} />
    </Card>
  )
}
