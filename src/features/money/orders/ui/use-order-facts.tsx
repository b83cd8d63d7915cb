import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { OrderView } from '../contract.ts'
import { isOpen } from '../rules.ts'
import { BuyerPlace } from './buyer-place.tsx'

/** Who buys, until when it is to be paid, what came in and what went back. */
export function useOrderFacts(order: OrderView) {
  const { name, city, country, tax_number } = order.billed_to
  const t = useTranslations('orders.order')
  const billing = useTranslations('orders.billing')
  const format = useFormatter()
  const priceOf = usePrice()
  const day = (moment: string) => format.dateTime(new Date(moment), 'day')
  const money = (minor: number) => priceOf(minor, order.currency)
  return [
    { key: billing('billedTo'), value: <bdi>{name}</bdi> },
    { key: billing('city'), value: <BuyerPlace city={city} country={country} /> },
    ...(tax_number ? [{ key: billing('tax_number'), value: <bdi dir="ltr">{tax_number}</bdi> }] : []),
    ...(order.by ? [{ key: t('by'), value: <bdi>{order.by}</bdi> }] : []),
    ...(isOpen(order.state) ? [{ key: t('until'), value: day(order.due_at) }] : []),
    ...(order.paid_at ? [{ key: t('paidAt'), value: day(order.paid_at) }] : []),
    ...(order.paid > 0 && !order.paid_at ? [{ key: t('received'), value: money(order.paid) }] : []),
    ...(order.paid > 0 && isOpen(order.state) ? [{ key: t('open'), value: money(order.total - order.paid) }] : []),
    ...(order.refunded > 0 ? [{ key: t('refunded'), value: money(order.refunded) }] : []),
  ]
}
