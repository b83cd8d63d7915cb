import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

/** An applicant whom an external recruiter put forward, and which one. */
export function ThroughExternal({ recruiter }: { recruiter: string }) {
  const t = useTranslations('recruiters.through')
  return (
    <Note title={t('external')}>
      <p className="small">{t.rich('externalText', { agency: () => <bdi>{recruiter}</bdi> })}</p>
    </Note>
  )
}
