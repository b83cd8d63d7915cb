import { useTranslations } from '#platform/browser/intl.ts'
import { SearchBar } from '#ui/fields/search-bar.tsx'

/** Position and place, as the search of jobs asks for them. */
export function SalarySearch({ q = '', where = '' }: { q?: string; where?: string }) {
  const t = useTranslations('salaries')
  return (
    <SearchBar
      action="/salaries"
      size="s"
      label={t('search')}
      whatHint={t('columns.position')}
      names={{ what: 'q', where: 'where' }}
      what={q}
      where={where}
      suggestWhat="/api/autocomplete/keyword/{q}"
      suggestWhere="/api/resources/location"
    />
  )
}
