import { AlertLink } from '#features/jobs/alerts/ui/alert-link.tsx'
import type { JobCard } from '#features/jobs/jobs/contract.ts'
import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import type { FittingJob } from '#features/jobs/matching/fit-contract.ts'
import { FittingJobList } from '#features/jobs/matching/ui/fitting-job-list.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Icon } from '#ui/basics/icon.tsx'
import type { workInstead } from '../contract.ts'
import { CountedLinks } from './counted-links.tsx'
import { addressOf, type Filter, noFilters, type Search } from './search-address.ts'

type Props = {
  search: Search
  /** Of a candidate who is signed in, with words for them. */
  fits: readonly FittingJob[]
  /** Whether they were compared with a CV. */
  hasCv: boolean
  words: JobWords
  wider: readonly Wider[]
  instead: Instead | null
}
type Wider = { name: Filter; without: Search; total: number; isEstimate: boolean; jobs: readonly JobCard[] }
type Instead = Gives<typeof workInstead>['data']

/** Nothing fits all of it: what there is one step wider, with true counts. */
export function NoResults({ search, fits, hasCv, words, wider, instead }: Props) {
  const t = useTranslations('jobSearch.none')
  return (
    <section className="stack stack-l no-results">
      <div className="stack stack-s">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('alert')}</p>
        <div>
          <AlertLink search={search} look="primary" />
        </div>
      </div>
      <Nearest wider={wider} words={words} />
      {instead ? <Instead search={search} instead={instead} /> : null}
      <section className="stack stack-s">
        <h2>{t('wider')}</h2>
        <ul className="rows">
          {wider.map(({ name, without, total, isEstimate }) => (
            <li key={addressOf(without)}>
              <a className="row" href={addressOf(without)}>
                <span className="grow">
                  {t.rich(`without.${name}`, {
                    q: search.q,
                    place: search.where,
                    b: (words) => <bdi className="strong">{words}</bdi>,
                  })}
                </span>
                <span className="quiet num nowrap">{t(isEstimate ? 'about' : 'jobs', { count: total })}</span>
                <Icon name="next" size="s" />
              </a>
            </li>
          ))}
          <li>
            <a className="row" href="/jobs">
              <span className="grow">{t('all')}</span>
              <Icon name="next" size="s" />
            </a>
          </li>
        </ul>
      </section>
      {fits.length > 0 ? <Fits {...{ fits, hasCv, words }} /> : null}
    </section>
  )
}

/** The jobs that fit but for one of the filters, which is named: of the filter that keeps the fewest away. */
function Nearest({ wider, words }: Pick<Props, 'wider' | 'words'>) {
  const t = useTranslations('jobSearch.none')
  const [least] = wider
    .filter(({ name }) => name !== 'filters' && name !== 'q' && name !== 'place')
    .toSorted((a, b) => a.total - b.total)
  if (!least) return null
  return (
    <section className="stack stack-s">
      <h2>{t.rich(`without.${least.name}`, { q: '', place: '', b: (words) => <bdi>{words}</bdi> })}</h2>
      <ol>
        {least.jobs.map((job) => (
          <JobRow key={job.id} job={job} words={words} />
        ))}
      </ol>
    </section>
  )
}

/** Work beside what was asked for, and what there is most of, where there is some. */
function Instead({ search, instead: { related, popular } }: { search: Search; instead: Instead }) {
  const t = useTranslations('jobSearch.none')
  const bare = {
    ...search,
    ...noFilters,
    q: '',
    plain: [],
    as_typed: false,
    radius: null,
    page: 1,
    as_of: null,
    job: null,
  }
  const titled = (kind: 'related' | 'popular', place: Instead['popular']['place']) =>
    place ? t.rich(`${kind}In`, { place: place.text, b: (words) => <bdi>{words}</bdi> }) : t(kind)
  const linksOf = ({ place, work }: Instead['popular']) =>
    work.map(({ position, text, count }) => ({
      ...{ text, count },
      href: addressOf({ ...bare, position, place: place?.id ?? null, where: place?.text ?? '' }),
    }))
  return (
    <>
      <CountedLinks title={titled('related', related.place)} links={linksOf(related)} />
      <CountedLinks title={titled('popular', popular.place)} links={linksOf(popular)} />
    </>
  )
}

/** What fits the own CV instead, and the way to all of it. */
function Fits({ fits, hasCv, words }: Pick<Props, 'fits' | 'hasCv' | 'words'>) {
  const t = useTranslations('matching.fitting')
  return (
    <section className="stack" aria-labelledby="fits">
      <div className="section-head">
        <h2 id="fits">{t('instead')}</h2>
        <a className="link" href="/user/fitting-jobs">
          {t('allFitting')}
        </a>
      </div>
      <FittingJobList jobs={fits} hasCv={hasCv} words={words} shown={3} />
    </section>
  )
}
