import { countsOf } from '#features/jobs/matching/fit-rules.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { JobView } from '../contract.ts'
import { JobNeeds } from './job-needs.tsx'

/** What the job needs, beside what its reader has of it; apart from the needs, so that the editor does not load it. */
export function JobNeedsMet({ job, matches }: { job: JobView; matches: readonly Match[] }) {
  const matchOf = (skill: string) => matches.find(({ kind, asked }) => kind === 'skill' && asked === skill)
  const beside = matches.filter(({ kind }) => kind !== 'skill')
  return (
    <JobNeeds
      job={job}
      has={(skill) => ({ isMet: matchOf(skill)?.result === 'met', told: <InYourCv match={matchOf(skill)} /> })}
      above={<Met matches={matches} />}
      below={beside.length > 0 ? <MatchList matches={beside} reader="own" /> : null}
    />
  )
}

/** How many of the things that are compared are met, counted as in the jobs that fit. */
function Met({ matches }: { matches: readonly Match[] }) {
  const t = useTranslations('matching.fit')
  const { asked, met } = countsOf(matches)
  return asked > 0 ? <p className="quiet">{t('met', { met, asked, reader: 'own' })}</p> : null
}

/** The line of one's own CV or profile that shows it; nothing for whoever has no CV that was read. */
function InYourCv({ match }: { match: Match | undefined }) {
  const t = useTranslations('jobs.needs')
  if (!match || match.result === 'unknown') return null
  const { shown } = match
  return (
    <p className="small quiet">
      {shown === null
        ? t('notInCv')
        : t.rich(shown.line === null ? 'inProfile' : 'inCv', {
            line: shown.line ?? 0,
            text: () => <bdi>{shown.text}</bdi>,
          })}
    </p>
  )
}
