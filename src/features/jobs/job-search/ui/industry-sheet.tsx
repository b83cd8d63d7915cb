import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { FilterNames } from './read-filter-names.ts'
import type { Search } from './search-address.ts'

type Props = { search: Search; total: number } & Pick<FilterNames, 'industries'>

/** One of the sections of industry; a part of one that stands in the address is shown beside them. */
export function IndustrySheet({ search, total, industries }: Props) {
  const t = useTranslations('jobSearch.filters')
  const chosen = String(search.industry ?? '')
  const name = industries.find(({ id }) => id === chosen)?.text
  return (
    <FilterSheet name="industry" label={name ?? t('industry')} title={t('industry')} search={search} total={total}>
      <RadioGroup
        name="industry"
        label={t('industry')}
        bare
        choices={[{ id: '', text: t('anyIndustry') }, ...industries]}
        defaultValue={chosen}
      />
    </FilterSheet>
  )
}
