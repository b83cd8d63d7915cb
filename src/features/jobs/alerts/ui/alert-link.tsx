import { addressOf, type Search } from '#features/jobs/job-search/ui/search-address.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'

/** From a search to an alert of it; nothing where nothing is asked for. */
export function AlertLink({ search, look = 'quiet' }: { search: Search; look?: 'quiet' | 'primary' }) {
  const t = useTranslations('alerts')
  const [, query] = addressOf(search, { sort: 'relevance' }).split('?')
  if (!query) return null
  return (
    <LinkButton href={`/alerts/new?${query}`} look={look} size={look === 'quiet' ? 's' : 'm'} icon="bell">
      {t('button')}
    </LinkButton>
  )
}
