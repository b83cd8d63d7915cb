import { redirect } from 'react-router'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { payTest, showOrder } from '../contract.ts'
import { mayPay } from '../rules.ts'
import type { Route } from './+types/test-payment-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const order = asked.params.order
  const may = session?.may.includes('billing') ?? false
  const first = may ? await load(page, showOrder, { order }) : undefined
  // whoever comes back to it afterwards has nothing to pay
  if (first && (mayPay(first.data).refused || !first.data.card_is_test)) throw redirect(`/page/orders/${order}`)
  return { first }
}

/** Stands in for the page of a payment service where there is none. */
export default function TestPaymentScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('orders.testPay')
  const priceOf = usePrice()
  const order = first?.data
  const back = () => location.replace(`/page/orders/${order?.id}?paid=1`)
  const pay = useSend(payTest, { onDone: back })
  const choose = (outcome: 'paid' | 'failed') => order && pay.mutate({ order: order.id, outcome })
  return (
    <WorkScreen title={t('title')} name="test-payment" needs="billing" className="wrap-read stack stack-l">
      <h1>{t('title')}</h1>
      {order ? (
        <Card>
          <div className="stack">
            <Note tone="warm" title={t('lead')} />
            {pay.error ? (
              <Note tone="bad" alert>
                {pay.error.message}
              </Note>
            ) : null}
            <div className="cluster">
              <Button look="primary" size="l" busy={pay.isPending} onClick={() => choose('paid')}>
                {t('pay', { total: priceOf(order.total - order.paid, order.currency) })}
              </Button>
              <Button size="l" disabled={pay.isPending} onClick={() => choose('failed')}>
                {t('decline')}
              </Button>
            </div>
          </div>
        </Card>
      ) : null}
    </WorkScreen>
  )
}
