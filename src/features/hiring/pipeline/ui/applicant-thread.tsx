import { TeamWriteBox } from '#features/hiring/scheduled-messages/ui/team-write-box.tsx'
import { TextButton } from '#features/hiring/texting/ui/text-button.tsx'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { History } from '#ui/lists/history.tsx'
import type { Applicant } from './applicant-facts.tsx'
import { useWritten } from './use-written.tsx'

/** What both sides wrote, and where the team writes on. */
export function ApplicantThread({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('pipeline.thread')
  const may = useMay()('applicant.message')
  const entries = useWritten(applicant).sort((one, other) => one.at.localeCompare(other.at))
  return (
    <section className="stack stack-s">
      <h3 className="sr-only">{t('title')}</h3>
      {entries.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
      {entries.length > 0 ? <History label={t('title')} entries={entries} /> : null}
      {may ? <TeamWriteBox applicant={applicant} /> : <p className="small faint">{t('notYours')}</p>}
      <div className="cluster">
        <a className="link small" href={`/page/messages/${applicant.id}`}>
          {t('inMessages')}
        </a>
        <TextButton job={applicant.job.id} applications={[applicant.id]} look="text" />
      </div>
    </section>
  )
}
