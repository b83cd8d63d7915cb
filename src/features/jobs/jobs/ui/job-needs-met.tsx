import { countsOf } from '#features/jobs/matching/fit-rules.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { MatchLine } from '#features/jobs/matching/ui/match-line.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { JobView } from '../contract.ts'
import { JobNeeds } from './job-needs.tsx'
import type { Compared } from './read-shown-job.ts'

/** What the job needs, beside what its reader has of it; apart from the needs, so that the editor does not load it. */
export function JobNeedsMet({ job, compared: { matches, nice } }: { job: JobView; compared: Compared }) {
  const t = useTranslations('jobs.needs')
  if (matches.length + nice.length === 0) return <JobNeeds job={job} />
  const lines = matches.map((match) => <MatchLine key={`${match.kind} ${match.asked}`} match={match} reader="own" />)
  const helpful = nice.map((match) => (
    <MatchLine
      key={match.asked}
      match={match}
      reader="own"
      words={t.rich('helpful', { skill: () => <bdi>{match.asked}</bdi> })}
    />
  ))
  return <JobNeeds job={job} met={{ above: <Met matches={matches} />, lines, helpful }} />
}

/** How many of the things that are compared are met, counted as in the jobs that fit. */
function Met({ matches }: { matches: readonly Match[] }) {
  const t = useTranslations('matching.fit')
  const { asked, met } = countsOf(matches)
  return asked > 0 ? <p className="quiet">{t('met', { met, asked, reader: 'own' })}</p> : null
}
