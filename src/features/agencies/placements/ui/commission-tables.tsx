import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Empty } from '#ui/basics/note.tsx'
import { type Column, Table } from '#ui/lists/table.tsx'
import type { CommissionRow } from '../commission-contract.ts'
import { type CommissionTotal, totalsOf } from './commission-totals.ts'
import { useMonth } from './use-month.ts'

/** What each recruiter brought, all months together and one by one: on the screen and on paper. */
export function CommissionTables({ rows }: { rows: readonly CommissionRow[] }) {
  const t = useTranslations('placements.commission')
  const month = useMonth()
  const sums = useSums()
  const who = {
    id: 'who',
    head: t('recruiter'),
    names: true,
    cell: ({ recruiter }: CommissionTotal) => <bdi>{recruiter}</bdi>,
  }
  if (rows.length === 0) return <Empty icon="chart" title={t('none')} />
  return (
    <>
      <section className="stack">
        <h2>{t('byRecruiter')}</h2>
        <Table
          caption={t('byRecruiter')}
          rows={totalsOf(rows)}
          rowId={({ recruiter_id, currency }) => `${recruiter_id} ${currency}`}
          focusable
          columns={[who, ...sums]}
        />
      </section>
      <section className="stack">
        <h2>{t('byMonth')}</h2>
        <Table
          caption={t('byMonth')}
          rows={rows}
          rowId={(row) => `${row.month} ${row.recruiter_id} ${row.currency}`}
          focusable
          columns={[
            who,
            { id: 'month', head: t('month'), folds: true, cell: (row) => month(row.month) },
            // beside a month it is too much for a tablet and for paper; the sums above have it
            ...sums.map((sum) =>
              sum.id === 'in_guarantee' ? { ...sum, folds: false, wideOnly: 'desk' as const } : sum,
            ),
          ]}
        />
      </section>
    </>
  )
}

function useSums(): Column<CommissionTotal>[] {
  const t = useTranslations('placements.commission')
  const price = usePrice()
  const sum = (id: 'fees' | 'share' | 'in_guarantee', head: string): Column<CommissionTotal> => ({
    ...{ id, head, numeric: true, folds: 'named' },
    cell: (row) => price(row[id], row.currency),
  })
  return [
    { id: 'count', head: t('placements'), numeric: true, folds: 'named', cell: ({ placements }) => placements },
    sum('fees', t('fees')),
    sum('share', t('share')),
    sum('in_guarantee', t('inGuarantee')),
  ]
}
