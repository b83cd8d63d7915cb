import '#features/hiring/pipeline/ui/board.css'
import { type Applicant, ApplicantFacts } from '#features/hiring/pipeline/ui/applicant-facts.tsx'
import { ApplicantHistory } from '#features/hiring/pipeline/ui/applicant-history.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import { PrintedSheet } from './printed-sheet.tsx'

/** Everything the page holds of an applicant, but for the file of the CV. */
export function ApplicantSheet({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('printouts.applicants')
  const stage = useTranslations('applications.stages')
  const format = useFormatter()
  const about = [
    <bdi key="job">{applicant.job.title}</bdi>,
    stage(applicant.stage),
    t('sentOn', { day: format.dateTime(new Date(applicant.submitted_at), 'day') }),
  ]
  return (
    <PrintedSheet title={<bdi>{applicant.name}</bdi>} name={applicant.name} about={<Facts items={about} />}>
      <h2 className="sr-only">{applicant.job.title}</h2>
      <ApplicantFacts applicant={applicant} reasons={[]} />
      <ApplicantHistory applicant={applicant} />
    </PrintedSheet>
  )
}
