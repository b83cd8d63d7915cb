import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { radii, type Search } from './search-address.ts'

/** How far around the city; nothing where there is no city to be around of. */
export function RadiusSheet({ search, total }: { search: Search; total: number }) {
  const t = useTranslations('jobSearch.filters')
  if (!search.place || search.place < 0) return null
  const label = search.radius ? t('within', { km: search.radius }) : t('radius')
  const choices = [
    { id: '', text: t('onlyCity') },
    ...radii.map((km) => ({ id: String(km), text: t('within', { km }) })),
  ]
  return (
    <FilterSheet name="radius" label={label} title={t('radius')} search={search} total={total}>
      <RadioGroup name="radius" label={t('radius')} bare choices={choices} defaultValue={String(search.radius ?? '')} />
    </FilterSheet>
  )
}
