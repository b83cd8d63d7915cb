import './save-link.css'
import { createContext, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import type { JobCard } from '#features/jobs/jobs/contract.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { buttonLook, iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'

const Saved = createContext<readonly string[] | null>(null)
type Job = Pick<JobCard, 'id' | 'address' | 'title'>

/** Plain. Around jobs that may be kept for later: which of them are. Without it no job offers to be kept. */
export function SavedJobs({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const t = useTranslations('savedJobs')
  return (
    <Saved value={ids}>
      {children}
      {/* words inside a template are no children of it to a browser, and a screen that hydrates would find them missing */}
      <template data-toast={t('saved')} data-on="job-saved" data-tone="good" />
    </Saved>
  )
}

/** Plain. The sign at the end of a row in a list. */
export function SaveSign({ job }: { job: Job }) {
  const t = useTranslations('savedJobs')
  const link = useSaveLink(job)
  if (!link) return null
  return (
    <a {...link} {...iconButtonLook('m')} className="icon-button save-link save-sign" title={t('save')}>
      <Icon name="bookmark" label={t('keep', { job: job.title })} />
    </a>
  )
}

/** Plain. With words, on the page of the job. */
export function SaveButton({ job, iconOnly }: { job: Job; iconOnly?: boolean }) {
  const t = useTranslations('savedJobs')
  const link = useSaveLink(job)
  if (!link) return null
  if (iconOnly)
    return (
      <a {...link} {...iconButtonLook('m', true)} className="icon-button save-link" title={t('save')}>
        <Icon name="bookmark" label={t('keep', { job: job.title })} />
      </a>
    )
  return (
    <a {...link} {...buttonLook({ look: 'quiet' })} className="button save-link">
      <Icon name="bookmark" />
      <span className="button-words save-off">{t('save')}</span>
      <span className="button-words save-on">{t('isSaved')}</span>
    </a>
  )
}

/** Works at once with a script; without, and for guests, the screen behind it asks, and leads back here. */
function useSaveLink({ id, address }: Job) {
  const saved = useContext(Saved)
  const t = useTranslations('savedJobs')
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!saved) return null
  const href = `/jobs/${encodeURIComponent(address)}/save?back=${encodeURIComponent(pathname + search)}`
  if (!session) return { href, rel: 'nofollow' }
  return {
    href,
    rel: 'nofollow',
    role: 'button',
    'aria-pressed': saved.includes(id),
    'data-switch': `/api/jobs/${id}/saved`,
    'data-switched': t('saved'),
    'data-not-switched': t('notSaved'),
  }
}
