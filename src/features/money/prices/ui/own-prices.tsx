import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Table } from '#ui/lists/table.tsx'
import { listPrices } from '../contract.ts'
import { nameOf } from './name-of.ts'

/** What things cost the own page. */
export function OwnPrices() {
  const t = useTranslations('prices')
  const unit = useTranslations('ledger.unit')
  const format = useFormatter()
  const { data } = useCall(listPrices, {})
  return (
    <section className="stack">
      <h2>{t('own')}</h2>
      <Table
        focusable
        caption={t('own')}
        rows={data?.data ?? []}
        rowId={nameOf}
        columns={[
          { id: 'action', head: t('action'), names: true, cell: (price) => t(nameOf(price)) },
          {
            id: 'price',
            head: t('price'),
            numeric: true,
            cell: ({ cost, kind }) => `${format.number(cost)} ${unit(kind, { count: cost })}`,
          },
          {
            id: 'free',
            head: t('freeOf'),
            numeric: true,
            cell: ({ free_monthly, free_at_once }) =>
              free_at_once > 0 ? t('atOnce', { count: free_at_once }) : format.number(free_monthly),
          },
          {
            id: 'duration',
            head: t('duration'),
            cell: ({ days }) => (days ? t('forDays', { days }) : t('once')),
          },
        ]}
      />
    </section>
  )
}
