import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { evidenceOf } from '../evidence-rules.ts'
import type { FittingJob } from '../fit-contract.ts'
import { FitFacts } from './fit-facts.tsx'
import { MatchList, ShortMatchList } from './match-list.tsx'
import { NiceFacts } from './nice-facts.tsx'

/** Plain. Jobs that fit, each with its facts and, of what it asks for, so much as `shown` or else all of it, with the lines that show it. */
export function FittingJobList({
  jobs,
  hasCv,
  words,
  shown,
}: {
  jobs: readonly FittingJob[]
  hasCv: boolean
  words: JobWords
  shown?: number
}) {
  const t = useTranslations('matching.fitting')
  const list = (
    <ul>
      {(hasCv ? jobs : jobs.map(withoutCv)).map(({ job, fit, matches, nice }) => (
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
  if (hasCv) return list
  return (
    <>
      <p className="small">
        <a className="link" href="/user/cvs">
          {t('toCompare')}
        </a>
      </p>
      {list}
    </>
  )
}

/** Where no CV was compared, only what the profile shows is told and counted, and nothing called missing. */
const withoutCv = ({ fit, matches, nice, ...rest }: FittingJob): FittingJob => ({
  ...rest,
  fit: fit.met > 0 ? fit : { ...fit, asked: 0 },
  matches: matches.filter(isMet),
  nice: nice.filter(isMet),
})
const isMet = ({ result }: FittingJob['matches'][number]) => result === 'met'
