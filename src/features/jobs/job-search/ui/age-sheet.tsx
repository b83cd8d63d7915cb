import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { agesInDays, type Search } from './search-address.ts'

/** How long ago a job was published at most. */
export function AgeSheet({ search, total }: { search: Search; total: number }) {
  const t = useTranslations('jobSearch.filters')
  const within = (count: number) => t('within_days', { count })
  const choices = [
    { id: '', text: t('anyDate') },
    ...agesInDays.map((count) => ({ id: String(count), text: within(count) })),
  ]
  return (
    <FilterSheet
      name="days"
      label={search.days ? within(search.days) : t('date')}
      title={t('date')}
      search={search}
      total={total}
    >
      <RadioGroup name="days" label={t('date')} bare choices={choices} defaultValue={String(search.days ?? '')} />
    </FilterSheet>
  )
}
