import type { showPage } from '#features/companies/pages/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { JobView } from '../contract.ts'
import { ApplyButton } from './apply-card.tsx'
import { ChangedDays } from './changed-days.tsx'
import { CompanyName, Confirmed, JobTitle, morePlaces, Taken } from './job-words.tsx'
import { Salary } from './salary.tsx'

type Company = Gives<typeof showPage>['data'] | null

/** Who, what, where and for how much. */
export function JobTop({ job, company }: { job: JobView; company: Company }) {
  const t = useTranslations('jobs')
  return (
    <header className="stack stack-s job-top">
      <div className="row">
        <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
        <div className="grow quiet">
          <CompanyName company={job.company} href={company ? `/companies/${company.slug}` : undefined} />
          {company ? (
            <Facts
              small
              items={[
                t(`kinds.${company.kind}`),
                company.industry,
                company.place,
                job.client ? <Client key="client" client={job.client} /> : null,
              ]}
            />
          ) : (
            <p className="small">{t('anonymous.chosen')}</p>
          )}
        </div>
      </div>
      <h1>
        <JobTitle job={job} />
      </h1>
      <div className="medium quiet">
        <Facts items={[job.place, morePlaces(job, t), t(`workplaces.${job.workplace}`)]} />
      </div>
      {job.salary ? (
        <p>
          <Salary salary={job.salary} />
        </p>
      ) : (
        <p className="quiet">{t('noPay')}</p>
      )}
      <ChangedDays changes={job.changes} />
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

/** For whom an agency recruits. */
function Client({ client }: { client: NonNullable<JobView['client']> }) {
  const t = useTranslations('jobs')
  const name = client.slug ? (
    <a className="link" href={`/companies/${client.slug}`}>
      <bdi>{client.name}</bdi>
    </a>
  ) : (
    <bdi>{client.name}</bdi>
  )
  return <span>{t.rich('forClient', { client: () => name })}</span>
}
