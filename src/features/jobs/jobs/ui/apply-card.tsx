import type { ReactNode } from 'react'
import { useNow } from 'use-intl'
import { isShort, type Start } from '#features/hiring/applications/ui/start-of.ts'
import { useStartOf } from '#features/hiring/applications/ui/starts.tsx'
import { SaveButton } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ShareMenu } from '#ui/shells/share-menu.tsx'
import type { JobView } from '../contract.ts'
import { useCameBy } from './came-by.ts'
import { Confirmed, Taken, useDay } from './job-words.tsx'

const dayLong = 86_400_000

/** How full the job is, the way in, and what one may count on. */
export function ApplyCard({ job, url, start }: { job: JobView; url: string; start: Start | null }) {
  const t = useTranslations('jobs.card')
  const now = useNow()
  const day = useDay()
  const known = useStartOf(job.id)
  const mayApply = job.apply_mode === 'here' && !start?.application && !known?.application
  const promises: [IconName, React.ReactNode][] = [
    ['check', <Confirmed key="confirmed" at={job.confirmed_at} />],
    // of an application that is sent its own page says by when it is answered
    ...(mayApply
      ? [
          ['clock', t('answerBy', { day: day(new Date(now.getTime() + job.answer_days * dayLong)) })] as [
            IconName,
            string,
          ],
        ]
      : []),
    ...(job.expires_at ? [['calendar', t('closes', { day: day(job.expires_at) })] as [IconName, string]] : []),
    ...(job.apply_mode === 'here' ? [['eye', t('peopleRead')] as [IconName, string]] : []),
    ['coin', t('free')],
  ]
  return (
    <Card>
      <div className="stack">
        <PlacesTaken job={job} />
        <WalkIn job={job} />
        <div className="only-wide">
          <ApplyButton job={job} wide start={start} />
        </div>
        <div className="cluster">
          <SaveButton job={job} />
          <ShareMenu url={url} title={job.title} more={`/jobs/${job.address}/share`} />
        </div>
        {job.closed_to ? null : (
          <ul className="icon-list">
            {promises.map(([icon, words]) => (
              <li key={icon}>
                <Icon name={icon} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

/** The way in, or the words why there is none now. */
export function ApplyButton({ job, wide, start = null }: { job: JobView; wide?: boolean; start?: Start | null }) {
  const t = useTranslations()
  const cameBy = useCameBy()
  const known = useStartOf(job.id)
  const application = start?.application ?? known?.application
  const cv = start ? isShort(job, start) && start.cv?.name : known?.cv
  if (application)
    return (
      <Sent start={start} isWithdrawn={known?.is_withdrawn ?? false}>
        <a className="link" href={`/applications/${application}`}>
          {t('jobs.card.appliedSee')}
        </a>
      </Sent>
    )
  if (job.closed_to)
    return (
      <Note tone="warm" title={t(`refusals.${job.closed_to}`)}>
        <a className="link" href="/jobs">
          {t('jobs.card.others')}
        </a>
      </Note>
    )
  if (job.apply_mode === 'walk_in') return null
  if (job.apply_mode === 'external')
    return (
      <div className="stack stack-xs">
        <LinkButton
          href={`/api/jobs/${job.id}/external-apply`}
          rel="nofollow noopener"
          target="_blank"
          look="primary"
          size={wide ? 'l' : 'm'}
          wide={wide}
          iconEnd="forth"
        >
          {t('jobs.card.applyThere')}
        </LinkButton>
        <p className="small faint">
          {t.rich('jobs.card.there', { host: () => <bdi dir="ltr">{job.external_host}</bdi> })}
        </p>
      </div>
    )
  return (
    <LinkButton
      href={`/jobs/${job.address}/apply${cameBy}`}
      look="primary"
      size={wide ? 'l' : 'm'}
      wide={wide}
      data-soon=""
    >
      {cv ? <span className="clip">{t('jobs.card.applyWith', { cv })}</span> : t('jobs.card.apply')}
    </LinkButton>
  )
}

type SentProps = { start: Start | null; isWithdrawn: boolean; children: ReactNode }

/** That one has applied, or when one withdrew it: nobody applies to a job again. */
function Sent({ start, isWithdrawn, children }: SentProps) {
  const t = useTranslations('jobs.card')
  const format = useFormatter()
  const at = start?.withdrawn_at
  if (!at && !isWithdrawn)
    return (
      <Note tone="good" title={t('applied')}>
        {children}
      </Note>
    )
  return (
    <Note title={at ? t('withdrawnOn', { day: format.dateTime(new Date(at), 'longDay') }) : t('withdrawn')}>
      <p>{t('notAgain')}</p>
      {children}
    </Note>
  )
}

/** No form: when and where to come. */
function WalkIn({ job }: { job: JobView }) {
  const t = useTranslations('jobs.card')
  const day = useDay()
  const { walk_in } = job
  const now = useNow()
  if (!walk_in || job.closed_to) return null
  const isOver = now.getTime() > Date.parse(walk_in.until ?? walk_in.from) + dayLong
  return (
    <Note tone={isOver ? 'warm' : 'info'} title={t(isOver ? 'walkInOver' : 'walkIn')} icon="calendar">
      <p>
        {walk_in.until && walk_in.until !== walk_in.from
          ? t('walkInDays', { from: day(walk_in.from), until: day(walk_in.until) })
          : day(walk_in.from)}
        {walk_in.hours ? (
          <>
            {' · '}
            <bdi>{walk_in.hours}</bdi>
          </>
        ) : null}
      </p>
      <p>
        <bdi>{walk_in.place}</bdi>
      </p>
      {isOver ? null : <p>{t('walkInWhy')}</p>}
    </Note>
  )
}

/** The employer reads so many applications and no more. */
export function PlacesTaken({ job }: { job: JobView }) {
  const t = useTranslations('jobs.card')
  // nobody applies to a walk-in here
  if (!job.applicant_cap || job.apply_mode === 'walk_in') return null
  const part = job.applicants_count / job.applicant_cap
  return (
    <div className="stack stack-xs">
      <b>
        <Taken job={job} />
      </b>
      <Meter part={part} label={t('placesTaken')} tone={part > 0.85 ? 'warm' : 'accent'} />
      <p className="small faint">{t('readsUpTo', { cap: job.applicant_cap })}</p>
    </div>
  )
}
