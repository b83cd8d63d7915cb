import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { History } from '#ui/lists/history.tsx'
import type { OrderHappening } from '../admin-contract.ts'

/** What became of an order, who did it, and the money that moved with it. */
export function OrderHistory({ history, currency }: { history: readonly OrderHappening[]; currency: string }) {
  const t = useTranslations('orders.admin.history')
  const format = useFormatter()
  const priceOf = usePrice()
  if (history.length === 0) return null
  return (
    <Card title={t('title')}>
      <History
        label={t('title')}
        entries={history.map(({ id, at, who, what, amount, note }) => ({
          id,
          at,
          when: format.dateTime(new Date(at), 'moment'),
          words: (
            <>
              {t(what, { money: amount === null ? '' : priceOf(amount, currency) })}
              {who ? (
                <span className="quiet">
                  {' · '}
                  <bdi>{who}</bdi>
                </span>
              ) : null}
            </>
          ),
          ...(note && { said: note }),
        }))}
      />
    </Card>
  )
}
