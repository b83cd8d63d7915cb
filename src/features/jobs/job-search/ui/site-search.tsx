import { useTranslations } from '#platform/browser/intl.ts'
import { SearchBar } from '#ui/fields/search-bar.tsx'
import { pairsOf, type Search } from './search-address.ts'

/** What a new search begins anew. */
const held = new Set(['q', 'plain', 'as_typed', 'where', 'place', 'page', 'as_of', 'job'])

type Props = {
  search?: Search
  /** What the chosen position is called. */
  position?: string | null
  size?: 's' | 'm'
}

/**
 * The search of every public page; on the results page it keeps the filters. A position that was chosen where no words were typed
 * stands in their place, so that other words are a search for other work.
 */
export function SiteSearch({ search, position, size = 's' }: Props) {
  const t = useTranslations('jobSearch')
  const work = search?.q === '' ? position : null
  return (
    <SearchBar
      action="/jobs"
      size={size}
      label={t('searchLabel')}
      names={{ what: 'q', where: 'where' }}
      what={work ?? search?.q}
      where={search?.where}
      placeId={{ name: 'place', value: search?.place ? String(search.place) : '' }}
      suggestWhat="/api/jobs-suggestions"
      recent="searches"
      suggestWhere="/api/resources/location"
      keep={search ? pairsOf(search).filter(([name]) => !held.has(name) && !(work && name === 'position')) : []}
    />
  )
}
