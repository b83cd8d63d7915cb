import { listClientJobs } from '#features/jobs/job-clients/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Note } from '#ui/basics/note.tsx'

/** Jobs that agencies wrote for this page and that wait for its word. */
export function ClientJobsNote() {
  const t = useTranslations('pageJobs')
  const may = useMay()('job.publish')
  const { data } = useCall(listClientJobs, {}, { enabled: may })
  const jobs = data?.data ?? []
  if (jobs.length === 0) return null
  return (
    <Note tone="info" title={t('clientJobs', { count: jobs.length })}>
      <ul className="stack stack-xs">
        {jobs.map(({ id, title, agency }) => (
          <li key={id}>
            <a className="link" href={`/page/client-jobs/${id}`}>
              <bdi>{title}</bdi>
            </a>{' '}
            <span className="quiet">
              <bdi>{agency}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Note>
  )
}
