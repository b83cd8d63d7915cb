import './search.css'
import { JobStarts } from '#features/hiring/applications/ui/starts.tsx'
import { AlertLink } from '#features/jobs/alerts/ui/alert-link.tsx'
import { JobPreview } from '#features/jobs/jobs/ui/job-preview.tsx'
import { FittingLink } from '#features/jobs/matching/ui/fitting-link.tsx'
import { SavedJobs } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { PlaceReading } from '#features/site/lookups/ui/place-reading.tsx'
import { UnknownFilters } from '#features/site/lookups/ui/unknown-filters.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { Note } from '#ui/basics/note.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { Segments } from '#ui/lists/tabs-nav.tsx'
import { mostPages } from '../contract.ts'
import type { Route } from './+types/search-screen'
import { Filters } from './filters.tsx'
import { JobList } from './job-list.tsx'
import { NoResults } from './no-results.tsx'
import { readResults } from './read-results.ts'
import { Found, ResultsHead } from './results-head.tsx'
import { addressOf, type Search } from './search-address.ts'
import { SiteSearch } from './site-search.tsx'
import { longest } from './typed-words.ts'
import { Understood } from './understood.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) => readResults(context.get(pageContext), url.searchParams)

/** Nothing is asked for. */
const isAll = (search: Search) => addressOf(search, { sort: 'relevance' }) === '/jobs'

/** The list left, the chosen job right; the whole search stands in the address. */
export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const {
    search,
    results,
    facets,
    words,
    names,
    wider,
    fits,
    hasCv,
    typedPlace,
    near,
    saved,
    starts,
    instead,
    unknown,
    isCut,
  } = loaderData
  const t = useTranslations('jobSearch')
  const { total } = results
  const company = search.company ? (results.data[0]?.company.name ?? null) : null
  return (
    <PublicShell search={<SiteSearch search={search} position={names.position} />}>
      <ResultsHead search={search} />
      <SavedJobs ids={saved}>
        <main id="main" data-screen="jobs" className="wrap search-page">
          <div className="only-narrow search-narrow">
            <SiteSearch search={search} position={names.position} />
          </div>
          <div className="filter-bar">
            <Filters search={search} facets={facets} words={words} total={total} company={company} names={names} />
          </div>
          <PlaceReading
            typed={typedPlace}
            place={search.where}
            near={near}
            hrefOf={(id, where) => addressOf(search, { place: id, where })}
          />
          <UnknownFilters values={unknown} />
          {isCut ? <Note tone="warm">{t('tooLong', { most: longest.q })}</Note> : null}
          <Understood search={search} understood={results.understood} />
          {results.data.length === 0 ? (
            <NoResults {...{ search, fits, hasCv, words, wider, instead }} />
          ) : (
            <JobStarts starts={starts}>
              <Results {...loaderData} />
            </JobStarts>
          )}
        </main>
      </SavedJobs>
    </PublicShell>
  )
}

function Results({ search, results, words, chosen }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('jobSearch')
  const { publicUrl } = useSite()
  const { total, fresh_today, next_cursor, page, pages } = results
  const sorts = ['relevance', 'freshness'] as const
  return (
    <>
      <div className="row spread results-sum">
        <div className="stack stack-s">
          <Found {...{ search, results }} />
          <p className="small faint">{total === 0 ? t('closestHelp') : t('fresh', { count: fresh_today })}</p>
          {isAll(search) ? <FittingLink /> : <AlertLink search={search} />}
        </div>
        <Segments
          label={t('sort.label')}
          items={sorts.map((sort) => ({
            href: addressOf(search, { sort }),
            words: t(`sort.${sort}`),
            current: search.sort === sort,
          }))}
        />
      </div>
      <div className="results">
        <div className="stack">
          <JobList
            search={search}
            jobs={results.data}
            promoted={results.promoted}
            rungs={results.rungs}
            words={words}
            chosen={chosen?.id}
          />
          <Pagination
            page={page}
            // what is less than asked for is not counted, but may go on
            pages={Math.min(mostPages, Math.max(pages, next_cursor ? page + 1 : page))}
            href={(to) => addressOf(search, { page: to, as_of: search.as_of })}
          />
        </div>
        {chosen ? <JobPreview job={chosen} words={words} publicUrl={publicUrl} /> : null}
      </div>
    </>
  )
}
