import { previewJob } from '#features/jobs/jobs/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { hasAgreed, type ImportState } from '../import-states.ts'

/** The job that an address names; null for none. */
export function jobIn(search: URLSearchParams): string | null {
  const job = search.get('job') ?? ''
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(job) ? job : null
}

/** What the job is called; nothing for one that is not the company's. */
export const useTitleOf = (job: string | null): string | undefined =>
  useCall(previewJob, { job: job ?? '' }, { enabled: job !== null }).data?.data.title

/** The way back to the job somebody was added for, and what is still to be done until they can be put there. */
export function ForJob({ job, state }: { job: string; state: ImportState }) {
  const t = useTranslations('imports')
  const title = useTitleOf(job)
  if (!title) return null
  return (
    <Note title={t('forJob', { title })}>
      <div className="stack stack-s">
        <p>{t(hasAgreed(state) ? 'forJobAgreed' : 'forJobWaits')}</p>
        <div>
          <LinkButton size="s" icon="back" href={`/page/jobs/${job}/board`}>
            {t('toBoard')}
          </LinkButton>
        </div>
      </div>
    </Note>
  )
}
