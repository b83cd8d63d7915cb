import '#features/jobs/jobs/ui/job.css'
import type { JobView } from '#features/jobs/jobs/contract.ts'
import { JobBenefits } from '#features/jobs/jobs/ui/job-benefits.tsx'
import { JobFacts } from '#features/jobs/jobs/ui/job-facts.tsx'
import { JobNeeds } from '#features/jobs/jobs/ui/job-needs.tsx'
import { JobText } from '#features/jobs/jobs/ui/job-text.tsx'
import { type JobWords, namesOf } from '#features/jobs/jobs/ui/read-job-words.ts'
import { Facts } from '#ui/basics/word.tsx'
import { PrintedSheet } from './printed-sheet.tsx'

/** A job as everybody may read it. */
export function JobSheet({ job, words }: { job: JobView; words: JobWords }) {
  return (
    <PrintedSheet
      title={<bdi>{job.title}</bdi>}
      name={job.title}
      about={
        <Facts items={[<bdi key="company">{job.company.name}</bdi>, job.place, <bdi key="ref">{job.reference}</bdi>]} />
      }
    >
      <article className="job-body">
        <JobFacts job={job} words={words} pay />
        <JobText text={job.text} />
        <JobNeeds job={job} />
        <JobBenefits names={namesOf(job.benefits, words.benefits)} />
      </article>
    </PrintedSheet>
  )
}
