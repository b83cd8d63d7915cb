import { countries, currencies } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames, languages } from '#platform/shared/languages.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { TableDefaults } from '../table-fields.ts'

type Props = { defaults: TableDefaults; onChange: (defaults: TableDefaults) => void }
const all = {}

/** What counts where a row says nothing: the country of its numbers, the currency of its salary, how its dates are meant. */
export function DefaultFields({ defaults, onChange }: Props) {
  const t = useTranslations('importTables')
  const lands = useList(countries, all)
  const money = useList(currencies, all)
  const set = (over: Partial<TableDefaults>) => onChange({ ...defaults, ...over })
  return (
    <section className="stack stack-s">
      <h2>{t('defaults')}</h2>
      <div className="grid">
        <NativeSelect
          name="country_id"
          label={t('country')}
          empty={t('noCountry')}
          value={String(defaults.country_id ?? '')}
          choices={lands.choices}
          onChange={(id) => set({ country_id: id ? Number(id) : null })}
        />
        <NativeSelect
          name="salary_currency"
          label={t('currency')}
          empty={t('noCurrency')}
          value={defaults.salary_currency ?? ''}
          choices={money.choices}
          onChange={(id) => set({ salary_currency: id || null })}
        />
        <NativeSelect
          name="salary_period"
          label={t('period')}
          value={defaults.salary_period}
          choices={(['hour', 'day', 'month', 'year'] as const).map((id) => ({ id, text: t(`periods.${id}`) }))}
          onChange={(id) => set({ salary_period: id as TableDefaults['salary_period'] })}
        />
        <NativeSelect
          name="language"
          label={t('language')}
          value={defaults.language}
          choices={languages.map((id) => ({ id, text: languageNames[id] }))}
          onChange={(id) => set({ language: id as Language })}
        />
        <NativeSelect
          name="date_order"
          label={t('dates')}
          value={defaults.date_order}
          choices={(['dmy', 'mdy'] as const).map((id) => ({ id, text: t(`orders.${id}`) }))}
          onChange={(id) => set({ date_order: id as TableDefaults['date_order'] })}
        />
      </div>
    </section>
  )
}
