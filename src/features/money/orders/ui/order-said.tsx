import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useAsked } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import type { OrderView } from '../contract.ts'
import { isOpen } from '../rules.ts'
import { TestNote } from './test-note.tsx'

/** What has happened and what is awaited, in a sentence: money that came in is never passed over. */
export function OrderSaid({ order }: { order: OrderView }) {
  const t = useTranslations('orders.order')
  const isBack = useAsked().has('paid')
  const { state, is_disputed } = order
  return (
    <>
      {state === 'awaiting_payment' && isBack ? <Note title={t('waiting')} alert /> : null}
      {state === 'fulfilled' ? (
        <Note tone="good" title={t('thanks')}>
          <a className="link" href="/page/balance">
            {t('toBalance')}
          </a>
        </Note>
      ) : null}
      <NotPaid order={order} />
      {isOpen(state) ? null : <TestNote order={order} />}
      {is_disputed ? <Note tone="bad" title={t('disputed')} /> : null}
    </>
  )
}

function NotPaid({ order: { state, paid, refunded, total, currency } }: { order: OrderView }) {
  const t = useTranslations('orders.order')
  const priceOf = usePrice()
  const [came, left] = [priceOf(paid, currency), paid - refunded]
  if (state === 'failed') {
    const open = priceOf(total - paid, currency)
    return <Note tone="bad" title={paid > 0 ? t('failedInPart', { paid: came, open }) : t('failed')} />
  }
  if (state === 'refunded') return <Note title={t('gaveBack', { money: priceOf(refunded, currency) })} />
  if (state !== 'cancelled') return null
  return <Note title={left > 0 ? t('endedInPart', { paid: priceOf(left, currency) }) : t('expired')} />
}
