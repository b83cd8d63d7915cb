import { countsOf } from '#features/jobs/matching/fit-rules.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { MatchLine } from '#features/jobs/matching/ui/match-line.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { JobView } from '../contract.ts'
import { JobNeeds } from './job-needs.tsx'

/** What the job needs, beside what its reader has of it; apart from the needs, so that the editor does not load it. */
export function JobNeedsMet({ job, matches }: { job: JobView; matches: readonly Match[] }) {
  if (matches.length === 0) return <JobNeeds job={job} />
  const lines = matches.map((match) => <MatchLine key={`${match.kind} ${match.asked}`} match={match} reader="own" />)
  return <JobNeeds job={job} met={{ above: <Met matches={matches} />, lines }} />
}

/** How many of the things that are compared are met, counted as in the jobs that fit. */
function Met({ matches }: { matches: readonly Match[] }) {
  const t = useTranslations('matching.fit')
  const { asked, met } = countsOf(matches)
  return asked > 0 ? <p className="quiet">{t('met', { met, asked, reader: 'own' })}</p> : null
}
