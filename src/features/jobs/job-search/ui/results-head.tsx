import { Alternates } from '#frame/alternates.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { searchJobs } from '../contract.ts'
import { addressOf, rssOf, type Search } from './search-address.ts'

/**
 * Title and addresses of the results. Search engines are to find jobs and the pages of places, not every search that somebody
 * thought of: only the list of all jobs is for them.
 */
export function ResultsHead({ search }: { search: Search }) {
  const t = useTranslations('jobSearch.head')
  const { brand, publicUrl } = useSite()
  const said = { q: search.q, place: search.where, site: brand.name }
  return (
    <>
      <title>{t(`title.${kindOf(search)}`, said)}</title>
      <meta name="description" content={t('description', { site: brand.name })} />
      <Alternates address={`${publicUrl}/jobs`} />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={rssOf(search)}
        title={t(`title.${kindOf(search)}`, said)}
      />
      {addressOf(search) === '/jobs' ? null : <meta name="robots" content="noindex, follow" />}
    </>
  )
}

type Counted = Pick<Gives<typeof searchJobs>, 'total' | 'total_is_estimate' | 'understood'>

/** How many there are, of what and where; words that are quoted already stand without further quotes. */
export function Found({ search, results }: { search: Search; results: Counted }) {
  const t = useTranslations('jobSearch')
  const { total, total_is_estimate, understood } = results
  const q = understood.mended?.to ?? search.q
  return (
    <h1>
      {t.rich(total === 0 ? 'closest' : (`${total_is_estimate ? 'about' : 'found'}.${kindOf(search)}` as const), {
        count: total,
        q,
        quoted: String(/["“”«»]/.test(q)),
        place: search.where,
        b: (given) => <bdi>{given}</bdi>,
      })}
    </h1>
  )
}

/** Which of the four sentences tells this search. */
const kindOf = ({ q, place }: Search) => (q ? (place ? 'both' : 'q') : place ? 'place' : 'all')
