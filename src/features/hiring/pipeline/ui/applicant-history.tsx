import { useTranslations } from '#platform/browser/intl.ts'
import { History } from '#ui/lists/history.tsx'
import type { Applicant } from './applicant-facts.tsx'
import { newestFirst, useHappened } from './use-happened.ts'

/** What happened to an application, with who and when, as it stands on paper. */
export function ApplicantHistory({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('pipeline.happened')
  const entries = useHappened({ applicant, columns: [], reasons: [] }, undefined).sort(newestFirst)
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      <History label={t('title')} entries={entries} />
    </section>
  )
}
