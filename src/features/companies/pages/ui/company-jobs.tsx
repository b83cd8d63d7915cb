import type { searchJobs } from '#features/jobs/job-search/contract.ts'
import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import type { Company } from './organization.ts'

const atOnce = 20

type Props = { company: Company; jobs: Gives<typeof searchJobs>; words: JobWords }

/** What the company has open: the newest, and the way to all of them. */
export function CompanyJobs({ company, jobs, words }: Props) {
  const t = useTranslations('pages.company')
  const shown = jobs.data.slice(0, atOnce)
  return (
    <section className="stack" id="jobs">
      <h2>{t('open', { count: company.jobs_count })}</h2>
      {shown.length === 0 ? (
        <Empty
          icon="jobs"
          title={t('none')}
          action={
            <LinkButton href="/jobs" look="quiet">
              {t('others')}
            </LinkButton>
          }
        >
          {t('noneHelp')}
        </Empty>
      ) : (
        <ol>
          {shown.map((job) => (
            <JobRow key={job.id} job={job} words={words} company={false} />
          ))}
        </ol>
      )}
      {company.jobs_count > shown.length && shown.length > 0 ? (
        <p>
          <LinkButton href={`/jobs?company=${company.id}`} iconEnd="next">
            {t('all', { count: company.jobs_count })}
          </LinkButton>
        </p>
      ) : null}
    </section>
  )
}
