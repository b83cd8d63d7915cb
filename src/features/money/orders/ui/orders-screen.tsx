import './buy.css'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { listOrders, listPlans, type OrderView } from '../contract.ts'
import type { Route } from './+types/orders-screen'
import { BilledTo } from './billed-to.tsx'
import { stateTones, useItemsOf } from './order-words.ts'
import { OwnPlans } from './own-plans.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const cursor = asked.url.searchParams.get('cursor')
  const wanted = cursor ? { cursor } : {}
  const may = session?.may.includes('billing') ?? false
  const [list, plans] = await Promise.all([
    may ? load(page, listOrders, wanted) : undefined,
    may ? load(page, listPlans, {}) : undefined,
  ])
  return { wanted, list, plans }
}

/** What the page ordered, with its plans, invoices and to whom they go. */
export default function OrdersScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('orders.list')
  return (
    <WorkScreen title={t('title')} name="orders" needs="billing">
      <Content {...loaderData} />
    </WorkScreen>
  )
}

function Content({ wanted, list, plans }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('orders.list')
  const billing = useTranslations('orders.billing')
  const { data, isError, refetch } = useCall(listOrders, wanted, { initial: list })
  return (
    <>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </div>
        <LinkButton href="/products" look="primary" icon="plus">
          {t('toBuy')}
        </LinkButton>
      </header>
      <OwnPlans first={plans} />
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? <Orders rows={data.data} /> : null}
      {data?.next_cursor ? (
        <div>
          <LinkButton href={`/page/orders?cursor=${data.next_cursor}`} iconEnd="next">
            {t('older')}
          </LinkButton>
        </div>
      ) : null}
      <Card title={billing('title')}>
        <BilledTo />
      </Card>
    </>
  )
}

function Orders({ rows }: { rows: readonly OrderView[] }) {
  const t = useTranslations('orders.list')
  const states = useTranslations('orders.states')
  const format = useFormatter()
  const priceOf = usePrice()
  const itemsOf = useItemsOf()
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowId={({ id }) => id}
      empty={
        <Empty icon="file" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      }
      columns={[
        {
          id: 'number',
          head: t('number'),
          names: true,
          cell: (order) => (
            <span className="stack stack-xs">
              <a className="link" href={`/page/orders/${order.id}`}>
                <bdi dir="ltr">{order.number}</bdi>
              </a>
              <span className="quiet small">{itemsOf(order)}</span>
            </span>
          ),
        },
        {
          id: 'date',
          head: t('date'),
          wideOnly: true,
          cell: ({ created_at }) => format.dateTime(new Date(created_at), 'day'),
        },
        { id: 'total', head: t('total'), numeric: true, cell: ({ total, currency }) => priceOf(total, currency) },
        {
          id: 'state',
          head: t('state'),
          folds: true,
          cell: ({ state }) => <Word tone={stateTones[state]}>{states(state)}</Word>,
        },
      ]}
    />
  )
}
