import { useTranslations } from '#platform/browser/intl.ts'
import { SearchBar } from '#ui/fields/search-bar.tsx'
import { pairsOf, type Search } from './search-address.ts'

/** What a new search begins anew. */
const held = new Set(['q', 'plain', 'as_typed', 'where', 'place', 'page', 'as_of', 'job'])

/** The search of every public page; on the results page it keeps the filters. */
export function SiteSearch({ search, size = 's' }: { search?: Search; size?: 's' | 'm' }) {
  const t = useTranslations('jobSearch')
  return (
    <SearchBar
      action="/jobs"
      size={size}
      label={t('searchLabel')}
      names={{ what: 'q', where: 'where' }}
      what={search?.q}
      where={search?.where}
      placeId={{ name: 'place', value: search?.place ? String(search.place) : '' }}
      suggestWhat="/api/jobs-suggestions"
      recent="searches"
      suggestWhere="/api/resources/location"
      keep={search ? pairsOf(search).filter(([name]) => !held.has(name)) : []}
    />
  )
}
