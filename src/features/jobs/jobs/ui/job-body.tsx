import './job.css'
import './job-body.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { JobView } from '../contract.ts'
import { JobBenefits } from './job-benefits.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobNeeds } from './job-needs.tsx'
import { JobText } from './job-text.tsx'
import { CompanyName, JobTitle, morePlaces } from './job-words.tsx'
import { type JobWords, namesOf } from './read-job-words.ts'
import { Salary } from './salary.tsx'

/** A job as it reads in public, without the way in: for previews and for those who review it. */
export function JobBody({ job, words, level = 2 }: { job: JobView; words: JobWords; level?: 1 | 2 }) {
  const t = useTranslations('jobs')
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <article className="job-body job-body-inside">
      <header className="stack stack-s">
        <div className="row">
          <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
          <CompanyName company={job.company} />
        </div>
        <Title>
          <JobTitle job={job} />
        </Title>
        <div className="quiet">
          <Facts items={[job.place, morePlaces(job, t), t(`workplaces.${job.workplace}`)]} />
        </div>
        <p>{job.salary ? <Salary salary={job.salary} /> : <span className="quiet">{t('noPay')}</span>}</p>
      </header>
      <JobFacts job={job} words={words} />
      <JobText text={job.text} />
      <JobNeeds job={job} />
      <JobBenefits names={namesOf(job.benefits, words.benefits)} />
    </article>
  )
}
