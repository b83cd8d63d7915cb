import './buy.css'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Word } from '#ui/basics/word.tsx'
import { type OrderView, showOrder } from '../contract.ts'
import type { Route } from './+types/order-screen'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSaid } from './order-said.tsx'
import { OrderTools } from './order-tools.tsx'
import { stateTones } from './order-words.ts'
import { TransferBox } from './transfer-box.tsx'
import { useOrderFacts } from './use-order-facts.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const order = asked.params.order
  const may = session?.may.includes('billing') ?? false
  return { order, first: may ? await load(page, showOrder, { order }) : undefined }
}

/** One order: where it stands, what is still to do, its invoice. */
export default function OrderScreen({ loaderData: { order, first } }: Route.ComponentProps) {
  const t = useTranslations('orders.order')
  const { data } = useCall(showOrder, { order }, { initial: first, enabled: first !== undefined })
  return (
    <WorkScreen title={t('title', { number: data?.data.number ?? '' })} name="order" needs="billing">
      {data ? <Order order={data.data} /> : null}
    </WorkScreen>
  )
}

function Order({ order }: { order: OrderView }) {
  const t = useTranslations('orders.order')
  const list = useTranslations('orders.list')
  const states = useTranslations('orders.states')
  const format = useFormatter()
  const { number, state, transfer } = order
  return (
    <>
      <header className="stack stack-s">
        <a className="link small" href="/page/orders">
          {list('title')}
        </a>
        <div className="cluster spread">
          <h1>{t('title', { number: apart(number) })}</h1>
          <OrderTools order={order} isTest={order.card_is_test} />
        </div>
        <p className="cluster">
          <Word tone={stateTones[state]} boxed>
            {states(state)}
          </Word>
          <span className="quiet">{format.dateTime(new Date(order.created_at), 'day')}</span>
        </p>
      </header>
      <OrderSaid order={order} />
      <div className="buy">
        <div className="stack stack-l">
          {transfer ? <TransferBox order={order} transfer={transfer} /> : null}
          <OrderLines order={order} />
        </div>
        <aside className="stack stack-l">
          <OrderDocuments order={order} at="/api/page/orders" />
          <KeyValues items={useOrderFacts(order)} />
        </aside>
      </div>
    </>
  )
}
