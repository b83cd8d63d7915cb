import { useTranslations } from 'use-intl'
import type { showPage } from '#features/pages/contract.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { JobView } from '../contract.ts'
import { ApplyButton } from './apply-card.tsx'
import { CompanyName, Taken } from './job-row.tsx'
import { Confirmed, JobTitle } from './job-words.tsx'
import { Salary } from './salary.tsx'

type Company = Gives<typeof showPage>['data']

/** Who, what, where and for how much. */
export function JobTop({ job, company }: { job: JobView; company: Company }) {
  const t = useTranslations('jobs')
  return (
    <header className="stack stack-s">
      <div className="row">
        <Avatar name={company.name} src={company.logo ?? undefined} kind="company" />
        <div className="grow quiet">
          <CompanyName company={job.company} href={`/companies/${company.slug}`} />
          <Facts small items={[t(`kinds.${company.kind}`), company.industry, company.place]} />
        </div>
      </div>
      <h1>
        <JobTitle job={job} />
      </h1>
      <div className="medium quiet">
        <Facts items={[job.place, t(`workplaces.${job.workplace}`)]} />
      </div>
      {job.salary ? (
        <p>
          <Salary salary={job.salary} />
        </p>
      ) : (
        <p className="quiet">{t('noPay')}</p>
      )}
      <div className="only-narrow quiet">
        <Facts
          small
          items={[<Confirmed key="age" at={job.confirmed_at} />, job.applicant_cap && <Taken key="taken" job={job} />]}
        />
      </div>
      {job.closed_to ? (
        <div className="only-narrow">
          <ApplyButton job={job} />
        </div>
      ) : null}
    </header>
  )
}
