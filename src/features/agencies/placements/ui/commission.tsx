import { useFormatter, useTranslations } from 'use-intl'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Table } from '#ui/lists/table.tsx'
import { showCommission } from '../commission-contract.ts'

/** What each recruiter brought in a month, and the same as a file. */
export function Commission({ first }: { first: Gives<typeof showCommission> | undefined }) {
  const t = useTranslations('placements.commission')
  const price = usePrice()
  const format = useFormatter()
  const monthOf = (month: string) =>
    format.dateTime(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const { data } = useCall(showCommission, {}, { initial: first })
  const rows = data?.data ?? []
  return (
    <section className="stack">
      <Table
        caption={t('title')}
        rows={rows}
        rowId={({ month, recruiter, currency }) => `${month} ${recruiter} ${currency}`}
        empty={<Empty icon="chart" title={t('none')} />}
        columns={[
          { id: 'who', head: t('recruiter'), names: true, cell: ({ recruiter }) => <bdi>{recruiter}</bdi> },
          { id: 'month', head: t('month'), folds: true, cell: ({ month }) => monthOf(month) },
          { id: 'count', head: t('placements'), numeric: true, folds: 'named', cell: ({ placements }) => placements },
          { id: 'fees', head: t('fees'), numeric: true, folds: 'named', cell: (row) => price(row.fees, row.currency) },
          {
            id: 'share',
            head: t('share'),
            numeric: true,
            folds: 'named',
            cell: (row) => price(row.share, row.currency),
          },
          {
            ...{ id: 'guarantee', head: t('inGuarantee'), numeric: true, wideOnly: true },
            cell: (row) => price(row.in_guarantee, row.currency),
          },
        ]}
      />
      {rows.length > 0 ? (
        <div className="cluster">
          {(['csv', 'xlsx'] as const).map((format) => (
            <LinkButton key={format} icon="download" href={`/api/page/commission/file?format=${format}`}>
              {t(format)}
            </LinkButton>
          ))}
        </div>
      ) : null}
    </section>
  )
}
