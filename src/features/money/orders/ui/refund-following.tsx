import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import type { WholeOrder } from '../admin-contract.ts'

type Props = { order: WholeOrder; money: string; units: number; waits: boolean }

/** What giving money back does, said before it is done: to whoever asks for it, and to whoever confirms it. */
export function RefundFollowing({ order, money, units, waits }: Props) {
  const t = useTranslations('orders.admin.refund')
  const priceOf = usePrice()
  const way =
    order.tested > 0 ? (order.tested < order.paid ? 'mixed' : 'test') : order.way === 'card' ? 'card' : 'transfer'
  const isPlan = order.lines.some(({ kind }) => kind === 'plan')
  return (
    <Note tone="warm" title={t('what')}>
      <ul className="stack stack-xs">
        {waits ? <li>{t('second.first')}</li> : null}
        <li>{t(`by.${way}`, { money, real: priceOf(order.paid - order.tested, order.currency) })}</li>
        {units > 0 ? <li>{t('balance', { units })}</li> : null}
        {isPlan ? <li>{t('plan')}</li> : null}
        <li>{t('creditNote')}</li>
      </ul>
    </Note>
  )
}
