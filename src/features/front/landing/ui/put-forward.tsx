import type { PromotedJob } from '#features/jobs/job-search/contract.ts'
import { JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { PromotedSlot } from '#features/jobs/promotion/ui/promoted-slot.tsx'
import { PromotedWords } from '#features/jobs/promotion/ui/promoted-words.tsx'
import type { CompanyCard } from '#features/seeking/directory/contract.ts'
import { CompanyRow } from '#features/seeking/directory/ui/company-row.tsx'

type Props = { jobs: readonly PromotedJob[]; companies: readonly CompanyCard[] }

/** What was paid for to stand on the front page, and says so: jobs, and a company. */
export function PutForward({ jobs, companies }: Props) {
  const amount = useSalaryAmount()
  if (jobs.length === 0 && companies.length === 0) return null
  return (
    <div className="section stack">
      {jobs.length > 0 ? (
        <PromotedSlot of="slot" above={false}>
          <ul className="opened">
            {jobs.map((job) => (
              <li key={job.id}>
                <PromotedWords kind={job.promoted} />
                <a className="medium strong" href={`/jobs/${job.address}`}>
                  <JobTitle job={job} />
                </a>
                <span>
                  <bdi>{job.company.name}</bdi>
                </span>
                <span>{job.place}</span>
                <span className="num">{job.salary ? <bdi>{amount(job.salary)}</bdi> : null}</span>
              </li>
            ))}
          </ul>
        </PromotedSlot>
      ) : null}
      {companies.length > 0 ? (
        <PromotedSlot of="slotCompanies" above={false}>
          <ul className="rows">
            {companies.map((company) => (
              <CompanyRow key={company.id} company={company} promoted />
            ))}
          </ul>
        </PromotedSlot>
      ) : null}
    </div>
  )
}
