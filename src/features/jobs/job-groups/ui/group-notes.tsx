import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import type { GroupView } from '../contract.ts'

/** What one must know before reading: that it is over, or has not begun, or that others do not see it. */
export function GroupNotes({ group }: { group: GroupView }) {
  const t = useTranslations('jobGroups.page')
  const day = useDay()
  return (
    <>
      {group.state === 'draft' ? <Note tone="info" icon="eye-off" title={t('draft')} /> : null}
      {group.state !== 'draft' && group.visibility === 'internal' ? (
        <Note tone="info" icon="lock" title={t('internal')} />
      ) : null}
      {group.status === 'early' ? (
        <Note tone="warm" icon="calendar" title={t('early', { day: day(group.opens_on ?? '') })}>
          {t('earlyText')}
        </Note>
      ) : null}
      {group.status === 'over' ? (
        <Note tone="warm" icon="calendar" title={t('over')}>
          <p>{t('overText')}</p>
          <a className="link" href={`/companies/${group.company.slug}`}>
            {t('companyJobs')}
          </a>
        </Note>
      ) : null}
    </>
  )
}
