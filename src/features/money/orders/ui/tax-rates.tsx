import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import type { Choice } from '#ui/fields/native-select.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Rate } from '../admin-contract.ts'
import { TaxRateDialog } from './tax-rate-dialog.tsx'

/** Value added tax by country and the day from which it holds. */
export function TaxRates({ rates, countries }: { rates: readonly Rate[]; countries: readonly Choice[] }) {
  const t = useTranslations('orders.sellers.rates')
  const format = useFormatter()
  const [adding, setAdding] = useState(false)
  return (
    <section className="stack">
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h2>{t('title')}</h2>
          <p className="quiet measure">{t('lead')}</p>
        </div>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </header>
      <Table
        focusable
        caption={t('title')}
        rows={rates}
        rowId={({ country_id, from_on }) => `${country_id} ${from_on}`}
        columns={[
          { id: 'country', head: t('country_id'), names: true, cell: ({ country }) => country },
          {
            id: 'rate',
            head: t('rate'),
            numeric: true,
            cell: ({ rate }) => format.number(rate / 100, { style: 'percent', maximumFractionDigits: 2 }),
          },
          {
            id: 'from',
            head: t('from_on'),
            // a day, the same wherever one reads it
            cell: ({ from_on }) => format.dateTime(new Date(from_on), { dateStyle: 'medium', timeZone: 'UTC' }),
          },
        ]}
      />
      {adding ? <TaxRateDialog countries={countries} onClose={() => setAdding(false)} /> : null}
    </section>
  )
}
