import './staff-orders.css'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { ListedOrder } from '../admin-contract.ts'
import { isOpen } from '../rules.ts'
import { stateTones } from './order-words.ts'

/** Orders as staff look through them: who, how much, and where it stands. */
export function OrderTable({ rows }: { rows: readonly ListedOrder[] }) {
  const t = useTranslations('orders.admin')
  const states = useTranslations('orders.states')
  const ways = useTranslations('orders.buy.ways')
  const format = useFormatter()
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
        { id: 'order', head: t('order'), names: true, cell: (row) => <Named row={row} /> },
        { id: 'total', head: t('total'), numeric: true, cell: (row) => <Sum row={row} /> },
        { id: 'way', head: t('way'), wideOnly: true, cell: ({ way }) => ways(way) },
        {
          id: 'day',
          head: t('day'),
          wideOnly: true,
          cell: ({ created_at }) => format.dateTime(new Date(created_at), 'day'),
        },
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

function Named({ row: { id, number, billed_to, page } }: { row: ListedOrder }) {
  return (
    <span className="stack stack-xs">
      <a className="link" href={`/admin/orders/${id}`}>
        <bdi dir="ltr">{number}</bdi>
      </a>
      <bdi>{billed_to.name}</bdi>
      {page && page.name !== billed_to.name ? <bdi className="small quiet">{page.name}</bdi> : null}
    </span>
  )
}

function Sum({ row: { total, paid, currency, state } }: { row: ListedOrder }) {
  const t = useTranslations('orders.admin')
  const priceOf = usePrice()
  return (
    <span className="order-sum">
      {priceOf(total, currency)}
      {paid > 0 && isOpen(state) ? (
        <span className="small quiet">{t('received', { paid: priceOf(paid, currency) })}</span>
      ) : null}
    </span>
  )
}
