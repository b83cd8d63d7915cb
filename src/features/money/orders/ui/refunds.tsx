import { useFormatter, useTranslations } from 'use-intl'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { WholeOrder } from '../admin-contract.ts'

type Props = { refunds: WholeOrder['refunds']; currency: string }

/** What went back of an order, or is on its way, and why. */
export function Refunds({ refunds, currency }: Props) {
  const t = useTranslations('orders.admin.refund')
  const format = useFormatter()
  const priceOf = usePrice()
  if (refunds.length === 0) return null
  return (
    <Card title={t('list')}>
      <ul className="rows">
        {refunds.map(({ amount, state, reason, by, asked_at }) => (
          <li key={asked_at} className="stack stack-xs">
            <span className="cluster spread">
              <b className="num">{priceOf(amount, currency)}</b>
              <Word tone={state === 'done' ? 'good' : 'info'}>{t(`states.${state}`)}</Word>
            </span>
            {reason ? <p dir="auto">{reason}</p> : null}
            <Facts small items={[format.dateTime(new Date(asked_at), 'day'), by ? <bdi key="by">{by}</bdi> : null]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
