import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { listInvited } from '../job-contract.ts'

type Props = { job: string; invited: Gives<typeof listInvited>['data'] }

/** Who was invited to apply for a job, and the application of those who did. */
export function Invited({ job, invited }: Props) {
  const t = useTranslations('pool.adding')
  const day = useDay()
  return (
    <section className="stack stack-s">
      <h3>{t('invited', { count: invited.length })}</h3>
      <ul className="rows">
        {invited.map(({ entry, name, headline, at, by, application, declined, anonymous }) => (
          <li key={entry} className="cluster spread">
            <div className="stack stack-xs">
              <p className="medium">
                <bdi>{name}</bdi>
              </p>
              <Facts
                small
                items={[
                  headline ? <bdi key="headline">{headline}</bdi> : null,
                  day(at),
                  by ? <bdi key="by">{by}</bdi> : null,
                ]}
              />
            </div>
            {application ? (
              <LinkButton size="s" look="text" href={`/page/jobs/${job}/board?applicant=${application}`}>
                {t('applied')}
                <span className="sr-only">: {name}</span>
              </LinkButton>
            ) : (
              <span className="small quiet">{t(declined ? 'declined' : anonymous ? 'anonymous' : 'waiting')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
