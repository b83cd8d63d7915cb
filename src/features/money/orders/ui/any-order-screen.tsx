import './buy.css'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useMayAsStaff } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { showAnyOrder, type WholeOrder } from '../admin-contract.ts'
import type { Route } from './+types/any-order-screen'
import { OrderDocuments } from './order-documents.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { stateTones } from './order-words.ts'
import { Refunds } from './refunds.tsx'
import { StaffOrderTools } from './staff-order-tools.tsx'
import { TestNote } from './test-note.tsx'
import { useOrderFacts } from './use-order-facts.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.order.read')
  const order = asked.params.order
  return { order, first: session ? await load(page, showAnyOrder, { order }) : undefined }
}

/** `/admin/orders/:order`: one order of any page, for staff who note a transfer, end it or give money back. */
export default function AnyOrderScreen({ loaderData: { order, first } }: Route.ComponentProps) {
  const t = useTranslations('orders.order')
  useTopic(first ? 'reviews:all' : null)
  const { data } = useCall(showAnyOrder, { order }, { initial: first, enabled: first !== undefined })
  return (
    <AppShell title={t('title', { number: apart(data?.data.number ?? '') })}>
      <main id="main" data-screen="any-order" className="stack stack-l">
        {data ? <Order order={data.data} /> : null}
      </main>
    </AppShell>
  )
}

function Order({ order }: { order: WholeOrder }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const { number, state, currency, is_disputed } = order
  const facts = useOrderFacts(order)
  return (
    <>
      <header className="stack stack-s">
        <a className="link small" href="/admin/orders">
          {t('admin.title')}
        </a>
        <div className="cluster spread">
          <h1>{t('order.title', { number: apart(number) })}</h1>
          <StaffOrderTools order={order} />
        </div>
        <p className="cluster">
          <Word tone={stateTones[state]} boxed>
            {t(`states.${state}`)}
          </Word>
          <span className="quiet">{format.dateTime(new Date(order.created_at), 'day')}</span>
        </p>
      </header>
      {is_disputed ? <Note tone="bad" title={t('admin.disputed')} /> : null}
      <TestNote order={order} />
      <div className="buy">
        <div className="stack stack-l">
          <OrderLines order={order} />
          <Refunds order={order} />
          <OrderHistory history={order.history} currency={currency} />
        </div>
        <aside className="stack stack-l">
          <OrderDocuments order={order} at="/api/admin/orders" />
          <KeyValues items={[...useStaffFacts(order), ...facts]} />
        </aside>
      </div>
    </>
  )
}

/** What only staff ask: which page it is, how it is paid, what on a transfer, what is left of it. */
function useStaffFacts({ page, way, transfer, unused, currency }: WholeOrder) {
  const t = useTranslations('orders')
  const priceOf = usePrice()
  const may = useMayAsStaff()
  const left = unused && {
    key: t('admin.unused'),
    value: t('admin.unusedOf', { ...unused, money: priceOf(unused.money, currency) }),
  }
  return [
    ...(page
      ? [
          {
            key: t('admin.page'),
            value: (
              <a
                className="link"
                href={may('staff.page.read') ? `/admin/pages/${page.id}` : `/admin/ledger?page=${page.id}`}
              >
                <bdi>{page.name}</bdi>
              </a>
            ),
          },
        ]
      : []),
    { key: t('admin.way'), value: t(`buy.ways.${way}`) },
    ...(transfer ? [{ key: t('order.reference'), value: <bdi dir="ltr">{transfer.reference}</bdi> }] : []),
    ...(left ? [left] : []),
  ]
}
