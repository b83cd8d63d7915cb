import { useState } from 'react'
import { showMatch } from '#features/hiring/applications/match-contract.ts'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'

type Props = {
  application: string
  /** So many at first, all of them once somebody asks. */
  most?: number
}

/** What the job asks for and what of what was sent shows it. */
export function ApplicantMatch({ application, most }: Props) {
  const t = useTranslations('pipeline.match')
  const [showsAll, showAll] = useState(most === undefined)
  const { data, error } = useCall(showMatch, { application })
  if (error && !data) return null
  const { matches = [], nice = [] } = data?.data ?? {}
  if (data && matches.length + nice.length === 0) return null
  const shown = showsAll ? matches : matches.slice(0, most)
  return (
    <section className="stack stack-s" aria-busy={!data}>
      <h3>{t('title')}</h3>
      {data ? <MatchList matches={shown} reader="team" /> : <Skeleton />}
      {shown.length < matches.length ? (
        <div>
          <Button size="s" look="text" onClick={() => showAll(true)}>
            {t('all', { count: matches.length })}
          </Button>
        </div>
      ) : null}
      {nice.length > 0 ? (
        <>
          <h4>{t('nice')}</h4>
          <MatchList matches={nice} reader="team" />
        </>
      ) : null}
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
