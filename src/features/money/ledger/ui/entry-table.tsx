import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Table } from '#ui/lists/table.tsx'
import type { Entry } from '../contract.ts'

/** Lines of a statement. */
export function EntryTable({ rows, empty }: { rows: readonly Entry[]; empty: ReactNode }) {
  const t = useTranslations('ledger')
  const format = useFormatter()
  return (
    <Table
      focusable
      caption={t('usage')}
      rows={rows}
      rowId={({ id }) => String(id)}
      empty={empty}
      columns={[
        {
          id: 'at',
          head: t('heads.date'),
          cell: ({ at }) => (
            <time dateTime={at} title={format.dateTime(new Date(at), 'moment')}>
              {format.dateTime(new Date(at), 'day')}
            </time>
          ),
        },
        {
          id: 'activity',
          head: t('heads.activity'),
          names: true,
          cell: ({ what, for: action, note }) => (
            <span className="stack stack-xs">
              <span>{t('activity', { what, action: t(`for.${action}`) })}</span>
              {note ? (
                <bdi className="quiet small" dir="auto">
                  {note}
                </bdi>
              ) : null}
            </span>
          ),
        },
        {
          id: 'by',
          head: t('heads.by'),
          wideOnly: true,
          cell: ({ by, by_staff }) => (by ? <bdi>{by}</bdi> : t(by_staff ? 'byStaff' : 'byItself')),
        },
        {
          id: 'amount',
          head: t('heads.amount'),
          numeric: true,
          cell: ({ amount, kind }) => (
            <>
              <span dir="ltr">{format.number(amount, { signDisplay: 'always' })}</span>{' '}
              {t(`unit.${kind}`, { count: Math.abs(amount) })}
            </>
          ),
        },
        {
          id: 'balance',
          head: t('heads.balance'),
          numeric: true,
          wideOnly: true,
          cell: ({ balance }) => <span dir="ltr">{format.number(balance)}</span>,
        },
      ]}
    />
  )
}
