import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { JobCard } from '#features/jobs/jobs/contract.ts'
import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { searchJobs } from '../contract.ts'
import { addressOf, type Search } from './search-address.ts'

type Props = {
  search: Search
  jobs: readonly JobCard[]
  /** From which job on they are less than what was asked for, and in what. */
  rungs: Gives<typeof searchJobs>['rungs']
  words: JobWords
  /** Id of the one in the preview. */
  chosen: string | undefined
}

/** The jobs found, with a line wherever they begin to be less than what was asked for. */
export function JobList({ search, jobs, rungs, words, chosen }: Props) {
  const t = useTranslations('jobSearch.rungs')
  return (
    <ol>
      {jobs.map((job, at) => (
        <Fragment key={job.id}>
          {rungs
            .filter(({ from }) => from === at)
            .map(({ kind, words: given }) => (
              <li key={kind} className="job-rung small strong">
                {t.rich(kind, { words: given, b: (text) => <bdi>{text}</bdi> })}
              </li>
            ))}
          <JobRow
            job={job}
            words={words}
            current={job.id === chosen}
            preview={`${addressOf(search, { page: search.page, as_of: search.as_of, job: job.address })}#job-${job.address.slice(-8)}`}
          />
        </Fragment>
      ))}
    </ol>
  )
}
