import { useTranslations } from 'use-intl'
import { showMatch } from '#features/hiring/applications/match-contract.ts'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { useCall } from '#platform/browser/use-call.ts'
import { Skeleton } from '#ui/basics/note.tsx'

/** What the job asks for and what of what was sent shows it. */
export function ApplicantMatch({ application }: { application: string }) {
  const t = useTranslations('pipeline.match')
  const { data, error } = useCall(showMatch, { application })
  if (error && !data) return null
  if (data?.data.matches.length === 0) return null
  return (
    <section className="stack stack-s" aria-busy={!data}>
      <h3>{t('title')}</h3>
      {data ? <MatchList matches={data.data.matches} reader="team" /> : <Skeleton />}
      {data && data.data.state !== 'read' ? (
        <p className="small faint" role="status">
          {t(data.data.state)}
        </p>
      ) : (
        <p className="small faint">{t('help')}</p>
      )}
    </section>
  )
}
