import './job-row.css'
import type { ReactNode } from 'react'
import { ApplyLink } from '#features/hiring/applications/ui/starts.tsx'
import type { JobKind } from '#features/jobs/promotion/rules.ts'
import { PromotedWords } from '#features/jobs/promotion/ui/promoted-words.tsx'
import { SaveSign } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { JobCard } from '../contract.ts'
import { CompanyName, Confirmed, JobTitle, morePlaces, Taken } from './job-words.tsx'
import { type JobWords, namesOf } from './read-job-words.ts'
import { Salary } from './salary.tsx'

type Props = {
  job: JobCard
  words: JobWords
  /** Where the title leads on wide screens, when there is a preview beside the list. */
  preview?: string
  current?: boolean
  /** Off where the page is the company's own. */
  company?: boolean
  /** Where the title leads, when it is not the job's own page at once. */
  href?: string
  /** Something to press in front of the row. */
  lead?: ReactNode
  /** Words why nobody may apply now: the title is struck through. */
  closed?: string | null
  /** The group it is listed in. */
  group?: string
  /** As what it is put forward, where that was paid for. */
  promoted?: JobKind
  /** What else is said of it, before its age. */
  children?: ReactNode
}

/** A job in a list (look.md): title, company, place and mode, pay, two or three facts, age. */
export function JobRow({ job, words, company = true, ...more }: Props) {
  const { preview, current, href, lead, closed, group, promoted, children } = more
  const t = useTranslations('jobs')
  const experience = job.experience ? words.experience[job.experience] : null
  return (
    <li
      className="job-row"
      data-closed={closed ? '' : undefined}
      aria-current={current || undefined}
      id={`job-${job.address.slice(-8)}`}
    >
      {lead}
      {company ? <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" /> : null}
      <div>
        {promoted ? <PromotedWords kind={promoted} /> : null}
        <h2>
          <a href={href ?? `/jobs/${job.address}`} className={preview ? 'job-row-go only-narrow' : 'job-row-go'}>
            {closed ? (
              <s>
                <JobTitle job={job} />
              </s>
            ) : (
              <JobTitle job={job} />
            )}
          </a>
          {preview ? (
            <a href={preview} className="job-row-go only-wide">
              <JobTitle job={job} />
            </a>
          ) : null}
        </h2>
        {company ? <CompanyName company={job.company} /> : null}
        <Facts items={[job.place, morePlaces(job, t), t(`workplaces.${job.workplace}`)]} />
        {job.salary ? (
          <p className="job-row-pay">
            <Salary salary={job.salary} />
          </p>
        ) : null}
        <Facts
          items={[
            ...namesOf(job.employment_types, words.types).slice(0, 2),
            experience,
            job.visa_support ? t('visa') : null,
            job.apply_mode === 'walk_in' ? t('walkIn') : null,
          ]}
        />
        {children}
        <div className="job-row-age">
          <Facts
            small
            items={[
              closed ? <Word key="closed">{closed}</Word> : <Confirmed key="age" at={job.confirmed_at} />,
              job.applicant_cap && !closed ? <Taken key="taken" job={job} /> : null,
            ]}
          />
        </div>
        {closed ? null : <ApplyLink job={job} group={group} />}
      </div>
      <SaveSign job={job} />
    </li>
  )
}
