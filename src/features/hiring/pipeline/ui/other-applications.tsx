import type { Stage } from '#features/hiring/applications/stages.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import type { Teamwork } from '../team-contract.ts'

/** The same person's other applications to the page, each with its link. */
export function OtherApplications({ applications }: { applications: Teamwork['other_applications'] }) {
  const t = useTranslations('pipeline.otherApplications')
  const stage = useTranslations('applications.stages')
  return (
    <Note icon="users" title={t('title', { count: applications.length })}>
      <ul className="stack stack-s small">
        {applications.map(({ id, job, job_title, stage: at, because }) => (
          <li key={id}>
            <a className="link" href={`/page/jobs/${job}/board?applicant=${id}`} dir="auto">
              {job_title}
            </a>{' '}
            <span className="quiet">
              {stage(at as Stage)}, {t(because)}
            </span>
          </li>
        ))}
      </ul>
    </Note>
  )
}
