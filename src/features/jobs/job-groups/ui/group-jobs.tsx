import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import type { GroupFilters, GroupJob, GroupView } from '../contract.ts'
import { filtersFrom, jobsAtOnce, mostChosen } from '../rules.ts'
import { ApplyBar } from './apply-bar.tsx'
import { GroupFilter } from './group-filter.tsx'

type Props = { group: GroupView; words: JobWords; filters: GroupFilters; via: string | null }

/** The jobs as the search lists them, each to be chosen; closed ones are struck through. One form sends the choice on. */
export function GroupJobs({ group, words, filters, via }: Props) {
  const t = useTranslations('jobGroups.page')
  const mayApply = group.status === 'open' && group.state === 'published'
  const rows = (
    <ol>
      {group.jobs.map((job) => (
        <Row key={job.id} group={group} job={job} words={words} mayChoose={mayApply} />
      ))}
    </ol>
  )
  return (
    <section className="stack" aria-labelledby="group-jobs">
      <h2 id="group-jobs">{t('jobs')}</h2>
      {group.total >= filtersFrom ? <GroupFilter group={group} filters={filters} /> : null}
      {mayApply && group.open > 0 ? (
        <form method="get" action={`/job-groups/${encodeURIComponent(group.address)}/apply`} className="stack">
          {via ? <input type="hidden" name="via" value={via} /> : null}
          <p className="small quiet">
            {t('applyHelp')} {group.open > mostChosen ? t('most', { most: mostChosen }) : null}
          </p>
          {rows}
          <ApplyBar />
        </form>
      ) : (
        rows
      )}
      <Pages group={group} filters={filters} />
    </section>
  )
}

function Row({ group, job, words, mayChoose }: Omit<Props, 'filters' | 'via'> & { job: GroupJob; mayChoose: boolean }) {
  const t = useTranslations('jobGroups.page')
  const closedWords: Record<string, string> = { job_paused: t('paused'), job_full: t('full') }
  const closed = job.closed_to ? (closedWords[job.closed_to] ?? t('closed')) : null
  const isOpen = mayChoose && !closed
  return (
    <JobRow
      job={job}
      words={words}
      company={false}
      closed={closed}
      group={group.reference}
      href={`/job-groups/${encodeURIComponent(group.address)}/jobs/${job.reference}`}
      lead={
        <label className="group-choose">
          <input
            type="checkbox"
            name="job"
            value={job.reference}
            disabled={!isOpen}
            aria-label={t('choose', { job: job.title })}
          />
        </label>
      }
    />
  )
}

function Pages({ group, filters }: Pick<Props, 'group' | 'filters'>) {
  const t = useTranslations('jobGroups.page')
  const from = Number(filters.from ?? 0)
  const at = (next: number) => {
    const query = new URLSearchParams(Object.entries({ ...filters, from: next }).map(([k, v]) => [k, String(v)]))
    return `/job-groups/${encodeURIComponent(group.address)}?${query}`
  }
  if (group.matching <= jobsAtOnce) return null
  return (
    <nav className="cluster spread" aria-label={t('jobs')}>
      {from > 0 ? (
        <LinkButton href={at(Math.max(0, from - jobsAtOnce))} icon="back" look="text">
          {t('previous')}
        </LinkButton>
      ) : null}
      {from + jobsAtOnce < group.matching ? (
        <LinkButton href={at(from + jobsAtOnce)} rel="next" iconEnd="next">
          {t('next')}
        </LinkButton>
      ) : null}
    </nav>
  )
}
