import type { JobCard } from '#features/jobs/jobs/contract.ts'
import { JobTitle, Taken } from '#features/jobs/jobs/ui/job-words.tsx'
import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useAgo } from '#ui/basics/use-ago.ts'

/** Like the board in a station hall: what has opened, when, where and for how much. */
export function JustOpened({ jobs }: { jobs: readonly JobCard[] }) {
  const t = useTranslations('landing')
  const ago = useAgo()
  const amount = useSalaryAmount()
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('opened')}</h2>
        <a className="link" href="/jobs?sort=freshness">
          {t('allJobs')}
        </a>
      </div>
      <ul className="opened">
        {jobs.map((job) => (
          <li key={job.id}>
            <time className="faint" dateTime={job.published_at}>
              {ago(job.published_at)}
            </time>
            <a className="medium strong" href={`/jobs/${job.address}`}>
              <JobTitle job={job} />
            </a>
            <span>
              <bdi>{job.company.name}</bdi>
            </span>
            <span>{job.place}</span>
            <span className="num">{job.salary ? <bdi>{amount(job.salary)}</bdi> : null}</span>
            <span className="faint">{job.applicant_cap ? <Taken job={job} /> : null}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
