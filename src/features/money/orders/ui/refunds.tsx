import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { WholeOrder } from '../admin-contract.ts'
import { RefundRequest } from './refund-request.tsx'
import { StuckRefund } from './stuck-refund.tsx'

/** What went back of an order, is on its way, or was refused, and why. */
export function Refunds({ order }: { order: WholeOrder }) {
  const { id, refunds, currency, refund_request: request } = order
  const t = useTranslations('orders.admin.refund')
  const format = useFormatter()
  const priceOf = usePrice()
  if (refunds.length === 0 && !request) return null
  return (
    <Card title={t('list')}>
      {request ? <RefundRequest order={order} request={request} /> : null}
      <ul className="rows">
        {refunds.map(({ id: refund, amount, state, trouble, reason, by, asked_at }) => (
          <li key={refund} className="stack stack-xs">
            <span className="cluster spread">
              <b className="num">{priceOf(amount, currency)}</b>
              <Word tone={trouble ? 'bad' : state === 'done' ? 'good' : 'info'}>
                {t(`states.${trouble ? 'failed' : state}`)}
              </Word>
            </span>
            {reason ? <p dir="auto">{reason}</p> : null}
            <Facts small items={[format.dateTime(new Date(asked_at), 'day'), by ? <bdi key="by">{by}</bdi> : null]} />
            {trouble ? (
              <StuckRefund order={id} refund={refund} said={trouble} money={priceOf(amount, currency)} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
