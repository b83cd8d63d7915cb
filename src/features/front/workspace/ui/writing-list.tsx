import { useId } from 'react'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import type { OwnJob } from '../contract.ts'

/** Jobs that are written on, and jobs that are looked at. */
export function WritingList({ jobs, count }: { jobs: readonly OwnJob[]; count: number }) {
  const t = useTranslations('workspace')
  const format = useFormatter()
  const id = useId()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="section-head section-head-line">
        <h2 id={id}>
          {t('writing')} <span className="faint num">{format.number(count)}</span>
        </h2>
      </div>
      <ul className="rows">
        {jobs.map(({ id: job, title, state, updated_at }) => (
          <li key={job}>
            <a href={`/page/jobs/${job}`} className="stack stack-xs">
              <span className="strong">
                <bdi>{title}</bdi>
              </span>
              <Facts
                small
                items={[
                  <JobStateWord key="state" state={state} />,
                  <time key="at" className="faint" dateTime={updated_at}>
                    {format.dateTime(new Date(updated_at), { day: 'numeric', month: 'short' })}
                  </time>,
                ]}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
