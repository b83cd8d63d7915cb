import { useTranslations } from 'use-intl'
import { useSite } from '#frame/use-session.ts'
import { addressOf, filtersIn, noFilters, type Search } from './search-address.ts'

/** Title and addresses of the results: only searches by words and place are for search engines. */
export function ResultsHead({ search }: { search: Search }) {
  const t = useTranslations('jobSearch.head')
  const { brand, publicUrl } = useSite()
  const { q, where, place, cursor, job, sort } = search
  const plain = { ...search, ...noFilters }
  const canonical = addressOf({ ...plain, sort: 'relevance', where: place ? where : '' })
  const filtered = filtersIn(search).some(({ name }) => name !== 'q' && name !== 'place')
  return (
    <>
      <title>{t(`title.${kindOf(search)}`, { q, place: where, site: brand.name })}</title>
      <meta name="description" content={t('description', { site: brand.name })} />
      <link rel="canonical" href={publicUrl + canonical} />
      {filtered || cursor || job || sort !== 'relevance' ? <meta name="robots" content="noindex, follow" /> : null}
    </>
  )
}

/** Which of the four sentences tells this search. */
export const kindOf = ({ q, place }: Search) => (q ? (place ? 'both' : 'q') : place ? 'place' : 'all')
