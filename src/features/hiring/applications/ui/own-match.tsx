import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { previewMatch } from '../match-contract.ts'

/** What came with the page, of the CV that is chosen at first: the fields below it stay where they are. */
export type FirstMatch = { cv: string; match: Gives<typeof previewMatch> }

/** What a job asks for and what one's own CV shows of it, with the way to set it right before it goes out. */
export function OwnMatch({ job, cv, first }: { job: string; cv: string; first: FirstMatch | null }) {
  const t = useTranslations('applications.match')
  const { data } = useCall(
    previewMatch,
    { job, ...(cv && { cv }) },
    { initial: first?.cv === cv ? first.match : undefined },
  )
  // nothing is compared before a CV is chosen
  if (!data || data.data.matches.length === 0 || data.data.state === 'none') return null
  const { state, matches } = data.data
  const correct = cv ? (
    <a className="link small" href={`/user/cvs/${cv}`}>
      {t('correct')}
    </a>
  ) : null
  // what nobody read is not said to be missing
  if (state !== 'read')
    return (
      <p className="small faint cluster" role="status">
        {t(state)}
        {state === 'unreadable' ? correct : null}
      </p>
    )
  return (
    <details className="apply-match" open>
      <summary className="apply-legend row">
        <span className="grow">{t('title')}</span>
        <Icon name="down" />
      </summary>
      <div className="stack stack-s">
        <MatchList matches={matches} reader="own" />
        <p className="small faint" role="status">
          {t('help')}
        </p>
        {correct}
      </div>
    </details>
  )
}
