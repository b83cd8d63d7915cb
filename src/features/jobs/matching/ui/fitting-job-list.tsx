import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { evidenceOf } from '../evidence-rules.ts'
import type { FittingJob } from '../fit-contract.ts'
import { FitFacts } from './fit-facts.tsx'
import { MatchList, ShortMatchList } from './match-list.tsx'
import { NiceFacts } from './nice-facts.tsx'

/** Plain. Jobs that fit, each with its facts and, of what it asks for, so much as `shown` or else all of it, with the lines that show it. */
export function FittingJobList({
  jobs,
  words,
  shown,
}: {
  jobs: readonly FittingJob[]
  words: JobWords
  shown?: number
}) {
  return (
    <ul>
      {jobs.map(({ job, fit, matches, nice }) => (
        <JobRow key={job.id} job={job} words={words}>
          <FitFacts fit={fit} matches={matches} reader="own" />
          {shown === undefined ? (
            <ShortMatchList matches={matches} reader="own" />
          ) : (
            <MatchList matches={evidenceOf(matches, shown)} reader="own" dense />
          )}
          <NiceFacts nice={nice} />
        </JobRow>
      ))}
    </ul>
  )
}
