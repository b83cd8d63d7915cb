import { Fragment, type ReactNode } from 'react'
import type { JobCard } from '#features/jobs/jobs/contract.ts'
import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { PromotedSlot } from '#features/jobs/promotion/ui/promoted-slot.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { PromotedJob, searchJobs } from '../contract.ts'
import { addressOf, type Search } from './search-address.ts'

type Props = {
  search: Search
  jobs: readonly JobCard[]
  /** Those in a slot of their own above: they stand on the page once. */
  promoted: readonly PromotedJob[]
  /** From which job on they are less than what was asked for, and in what. */
  rungs: Gives<typeof searchJobs>['rungs']
  words: JobWords
  /** Id of the one in the preview. */
  chosen: string | undefined
}

/** The jobs found, with a line wherever they begin to be less than what was asked for. */
export function JobList({ search, jobs, promoted, rungs, words, chosen }: Props) {
  const t = useTranslations('jobSearch.rungs')
  const row = (job: JobCard) => ({
    ...{ job, words, current: job.id === chosen },
    preview: `${addressOf(search, { page: search.page, as_of: search.as_of, job: job.address })}#job-${job.address.slice(-8)}`,
  })
  const bdi = (text: ReactNode) => <bdi>{text}</bdi>
  const above = new Set(promoted.map(({ id }) => id))
  return (
    <>
      {promoted.length > 0 ? (
        <PromotedSlot of="slot">
          <ol>
            {promoted.map((job) => (
              <JobRow key={job.id} {...row(job)} promoted={job.promoted} />
            ))}
          </ol>
        </PromotedSlot>
      ) : null}
      <ol>
        {jobs.map((job, at) => (
          <Fragment key={job.id}>
            {rungs
              .filter(({ from }) => from === at)
              .map(({ kind, words: given, place, without }) => (
                <li key={kind} className="job-rung small strong">
                  {t.rich(kind === 'conditions' && place ? 'conditionsIn' : kind, {
                    ...{ words: given, place: place ?? '', b: bdi },
                  })}
                  {without ? <p className="quiet">{t.rich('facts', { words: without, b: bdi })}</p> : null}
                </li>
              ))}
            {above.has(job.id) ? null : <JobRow {...row(job)} />}
          </Fragment>
        ))}
      </ol>
    </>
  )
}
