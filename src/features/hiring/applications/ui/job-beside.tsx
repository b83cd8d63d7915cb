import type { JobView } from '#features/jobs/jobs/contract.ts'
import { JobText } from '#features/jobs/jobs/ui/job-text.tsx'
import { CompanyName, JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { Salary } from '#features/jobs/jobs/ui/salary.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Facts } from '#ui/basics/word.tsx'

/** What one applies to, in short; on wide screens with its text. */
export function JobBeside({ job }: { job: JobView }) {
  const t = useTranslations()
  return (
    <section className="stack" aria-label={t('applications.apply.job')}>
      <a className="row small faint apply-back" href={`/jobs/${job.address}`}>
        <Icon name="back" size="s" />
        {t('applications.apply.back')}
      </a>
      <div className="row row-top">
        <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
        <div className="grow stack stack-xs">
          <p className="apply-job strong">
            <JobTitle job={job} />
          </p>
          <CompanyName company={job.company} />
          <div className="quiet">
            <Facts items={[job.place, t(`jobs.workplaces.${job.workplace}`)]} />
          </div>
          {job.salary ? (
            <p>
              <Salary salary={job.salary} />
            </p>
          ) : null}
        </div>
      </div>
      <div className="only-wide stack stack-l apply-text">
        <JobText text={job.text} />
      </div>
    </section>
  )
}
