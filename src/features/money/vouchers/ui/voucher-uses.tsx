import { useMayAsStaff } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Table } from '#ui/lists/table.tsx'
import type { showVouchers } from '../contract.ts'
import { spacedCode } from '../rules.ts'

type Use = Gives<typeof showVouchers>['data']['uses_made'][number]

/** Which pages used vouchers of a batch and when, the latest first; on the screen alone, the paper is for those who hand them out. */
export function VoucherUses({ uses, all }: { uses: readonly Use[]; all: number }) {
  const t = useTranslations('vouchers.admin')
  const format = useFormatter()
  if (uses.length === 0) return null
  return (
    <section className="stack stack-s no-print">
      <h2>{t('usesMade')}</h2>
      <Table
        caption={t('usesMade')}
        rows={uses}
        rowId={({ code, page, at }) => `${code} ${page.id} ${at}`}
        columns={[
          { id: 'page', head: t('page'), names: true, cell: (use) => <Named use={use} /> },
          {
            id: 'code',
            head: t('code'),
            folds: true,
            cell: ({ code }) => (
              <code className="nowrap" dir="ltr">
                {spacedCode(code)}
              </code>
            ),
          },
          { id: 'by', head: t('by'), wideOnly: true, cell: ({ by }) => (by ? <bdi>{by}</bdi> : '–') },
          { id: 'at', head: t('usedAt'), folds: true, cell: ({ at }) => format.dateTime(new Date(at), 'moment') },
        ]}
      />
      {all > uses.length ? <p className="small quiet">{t('usesShown', { count: uses.length })}</p> : null}
    </section>
  )
}

function Named({ use: { page, order } }: { use: Use }) {
  const t = useTranslations('vouchers.admin')
  const mayMove = useMayAsStaff()('staff.money.move')
  const name = <bdi>{page.name}</bdi>
  return (
    <span className="stack stack-xs">
      {mayMove ? (
        <a className="link" href={`/admin/ledger?page=${page.id}`}>
          {name}
        </a>
      ) : (
        name
      )}
      {order ? (
        <a className="link small" href={`/admin/orders/${order.id}`}>
          {t.rich('ofOrder', { number: () => <bdi dir="ltr">{order.number}</bdi> })}
        </a>
      ) : null}
    </span>
  )
}
