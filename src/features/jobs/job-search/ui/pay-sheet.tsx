import { useLocale } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { kept } from '#platform/shared/kept.ts'
import { currencyIn } from '#platform/shared/money.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { payCurrencies } from '../rules.ts'
import { FilterSheet } from './filter-sheet.tsx'
import type { Search } from './search-address.ts'

const periods = ['hour', 'day', 'month', 'year'] as const

/** Pay from so much on, in any currency and per any time: they are compared by the month. */
export function PaySheet({ search, total }: { search: Search; total: number }) {
  const t = useTranslations('jobSearch.filters')
  const tMoney = useTranslations('ui.money')
  const format = useFormatter()
  const locale = useLocale()
  const names = kept(`currency names ${locale}`, () => new Intl.DisplayNames(locale, { type: 'currency' }))
  const { salary, currency, period } = search
  const named = salary ? currencyIn(locale, currency, salary) : currency
  const label = salary
    ? t('payFrom', { amount: format.number(salary), currency: named, period: tMoney(period) })
    : t('pay')
  return (
    <FilterSheet name="salary" label={label} title={t('pay')} search={search} total={total}>
      <TextField
        name="salary"
        label={tMoney('from')}
        inputMode="numeric"
        pattern=".*\p{Nd}.*"
        dir="ltr"
        size="s"
        defaultValue={salary ?? ''}
      />
      <div className="fields">
        <NativeSelect
          name="currency"
          label={tMoney('currency')}
          size="s"
          defaultValue={currency}
          choices={payCurrencies.map((code) => ({ id: code, text: `${code} – ${names.of(code)}` }))}
        />
        <NativeSelect
          name="period"
          label={tMoney('period')}
          size="s"
          defaultValue={period}
          choices={periods.map((id) => ({ id, text: tMoney(id) }))}
        />
      </div>
      <p className="small faint">{t('payHelp')}</p>
    </FilterSheet>
  )
}
