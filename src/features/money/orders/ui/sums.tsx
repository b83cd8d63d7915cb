import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { OrderView } from '../contract.ts'

type Props = { sums: Pick<OrderView, 'currency' | 'subtotal' | 'discount' | 'tax_kind' | 'tax_rate' | 'tax' | 'total'> }

/** Subtotal, what a voucher takes off, tax, and what is to be paid. */
export function Sums({ sums }: Props) {
  const t = useTranslations('orders.buy')
  const priceOf = usePrice()
  const { currency, subtotal, discount, tax_kind, tax_rate, tax, total } = sums
  const amount = (minor: number) => <dd className="num">{priceOf(minor, currency)}</dd>
  return (
    <dl className="sums">
      <div>
        <dt>{t('subtotal')}</dt>
        {amount(subtotal)}
      </div>
      {discount > 0 ? (
        <div>
          <dt>{t('discount')}</dt>
          {amount(-discount)}
        </div>
      ) : null}
      <div>
        <dt>{tax_kind === 'standard' ? t('tax', { rate: tax_rate }) : t(`taxes.${tax_kind}`)}</dt>
        {amount(tax)}
      </div>
      <div className="sums-total">
        <dt>{t('total')}</dt>
        {amount(total)}
      </div>
    </dl>
  )
}
