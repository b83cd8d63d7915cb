import { useEffect, useRef } from 'react'
import { JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { type Tone, Word } from '#ui/basics/word.tsx'
import type { Outcome } from '../rules.ts'
import type { applyToSeveral, showChosen } from '../several-contract.ts'

export type Results = { results: Gives<typeof applyToSeveral>['data']; byMail: boolean }
type Chosen = Gives<typeof showChosen>['data']
type Props = Pick<Chosen, 'jobs' | 'group'> & { results: Results }

const tones: Record<Outcome, Tone> = {
  sent: 'good',
  again: 'good',
  knocked_out: 'warm',
  full: 'warm',
  closed: 'warm',
  paused: 'warm',
  day_full: 'warm',
  withdrawn: 'warm',
}

/** What became of each job, and what comes next. */
export function SeveralReceipt({ results: { results, byMail }, jobs, group }: Props) {
  const t = useTranslations('applications')
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  const titles = new Map(jobs.map((job) => [job.id, job]))
  const sent = results.filter(({ outcome }) => outcome === 'sent').length
  return (
    <div className="stack stack-l">
      <div className="stack stack-s">
        <h1 ref={heading} tabIndex={-1}>
          {t('several.sentCount', { count: sent })}
        </h1>
        <p className="quiet">
          {session || sent === 0
            ? t.rich(sent > 0 ? 'several.arrived' : 'several.nothingSent', {
                company: () => <bdi>{group.company}</bdi>,
              })
            : t(byMail ? 'several.mailed' : 'several.texted')}
        </p>
      </div>
      <ul className="rows" aria-label={t('several.perJob')}>
        {results.map(({ job, outcome }) => {
          const about = titles.get(job)
          return (
            <li key={job} className="stack stack-xs">
              <p className="apply-chosen">{about ? <JobTitle job={about} /> : null}</p>
              <p className="small">
                <Word tone={tones[outcome]}>{t(`several.outcomes.${outcome}`)}</Word>
              </p>
            </li>
          )
        })}
      </ul>
      <div className="cluster">
        {session ? (
          <LinkButton href="/applications" look="primary">
            {t('several.follow')}
          </LinkButton>
        ) : null}
        <LinkButton href={`/job-groups/${group.address}`} look={session ? 'quiet' : 'primary'}>
          {t('several.back')}
        </LinkButton>
      </div>
    </div>
  )
}
