import { JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { showChosen } from '../several-contract.ts'

type Chosen = Gives<typeof showChosen>['data']

/** What one applies to: the chosen jobs, and which of them take nothing any more. */
export function ChosenBeside({ group, jobs, left }: Pick<Chosen, 'group' | 'jobs'> & { left: number }) {
  const t = useTranslations()
  return (
    <section className="stack" aria-label={t('applications.several.chosen', { count: jobs.length })}>
      <a className="row small faint apply-back" href={`/job-groups/${group.address}`}>
        <Icon name="back" size="s" />
        {t('applications.several.back')}
      </a>
      <div className="stack stack-xs">
        <p className="apply-job strong">
          <JobTitle job={group} />
        </p>
        <p className="quiet">
          <bdi>{group.company}</bdi>
        </p>
      </div>
      <p className="small quiet">{t('applications.several.chosen', { count: jobs.length })}</p>
      <ul className="rows">
        {jobs.map((job) => (
          <li key={job.id} className="stack stack-xs">
            <p className="apply-chosen">
              <JobTitle job={job} />
            </p>
            <Facts
              small
              items={[
                job.place,
                job.sent ? (
                  <Word key="sent" tone="good">
                    {t('applications.several.outcomes.again')}
                  </Word>
                ) : job.closed_to ? (
                  <Word key="closed" tone="warm">
                    {t(`refusals.${job.closed_to}`)}
                  </Word>
                ) : null,
              ]}
            />
          </li>
        ))}
      </ul>
      {left > 0 ? <p className="small quiet">{t('applications.several.left', { count: left })}</p> : null}
    </section>
  )
}
