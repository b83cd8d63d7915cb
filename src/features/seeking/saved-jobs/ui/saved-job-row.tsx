import { useState } from 'react'
import { useNow } from 'use-intl'
import { ApplyLink } from '#features/hiring/applications/ui/starts.tsx'
import { JobTitle, useListOf } from '#features/jobs/jobs/ui/job-words.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Facts, type Tone, Word } from '#ui/basics/word.tsx'
import { listSavedJobs, removeSavedJob, type SavedJob, saveJobForLater } from '../contract.ts'
import type { Status } from '../rules.ts'
import { NoteDialog } from './note-dialog.tsx'

const tones: Record<Status, Tone> = { open: 'good', closing: 'warm', paused: 'plain', closed: 'plain', gone: 'plain' }

/** A job one keeps: what is true of it, what was written to it, and what to do. */
export function SavedJobRow({ saved }: { saved: SavedJob }) {
  const t = useTranslations('savedJobs')
  const { job, status, application, note } = saved
  const [writing, setWriting] = useState(false)
  const remove = useRemove(saved)
  const isOver = status === 'closed' || status === 'gone'
  const title = <JobTitle job={job} />
  const address = `/jobs/${encodeURIComponent(job.address)}`
  return (
    <li className="saved-job row row-top" data-over={isOver || undefined}>
      <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
      <div className="grow stack stack-s">
        <div className="stack stack-xs">
          <h2>{status === 'gone' ? <s>{title}</s> : <a href={address}>{isOver ? <s>{title}</s> : title}</a>}</h2>
          <Facts small items={[<bdi key="company">{job.company.name}</bdi>, job.place]} />
        </div>
        <Statuses saved={saved} />
        {note ? (
          <p className="saved-note" dir="auto">
            {note}
          </p>
        ) : null}
        <Reminder saved={saved} />
        <div className="cluster">
          {application ? (
            <LinkButton href={`/applications/${application}`} look="quiet" size="s">
              {t('toApplication')}
            </LinkButton>
          ) : null}
          {!application && !isOver ? <ApplyLink job={job} /> : null}
          <Button
            look="plain"
            size="s"
            icon="edit"
            onClick={() => setWriting(true)}
            aria-label={t('noteOf', { job: job.title })}
          >
            {t('note')}
          </Button>
          <Button
            look="plain"
            size="s"
            icon="trash"
            busy={remove.isPending}
            aria-label={t('removeOf', { job: job.title })}
            onClick={() => remove.mutate({ job: job.id })}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
      <NoteDialog saved={saved} open={writing} onClose={() => setWriting(false)} />
    </li>
  )
}

/** Applied, open, closing in so many days, closed and why; and what is different. */
function Statuses({
  saved: { status, closed_as, closes_at, changed, application, is_withdrawn },
}: {
  saved: SavedJob
}) {
  const t = useTranslations('savedJobs')
  const field = useTranslations('jobs.fieldNames')
  const now = useNow()
  const list = useListOf()
  const days = closes_at ? Math.ceil((Date.parse(closes_at) - now.getTime()) / 86_400_000) : 0
  return (
    <Facts
      small
      items={[
        application ? (
          <Word key="applied" tone={is_withdrawn ? 'plain' : 'accent'}>
            {t(is_withdrawn ? 'withdrawn' : 'applied')}
          </Word>
        ) : null,
        <Word key="status" tone={tones[status]}>
          {closed_as ? t(`closedAs.${closed_as}`) : t(`statuses.${status}`, { days })}
        </Word>,
        changed.length > 0 ? (
          <Word key="changed" tone="info">
            {t('changed', { what: list(changed.map((one) => field(one))) })}
          </Word>
        ) : null,
      ]}
    />
  )
}

function Reminder({ saved: { remind, reminded_at, saved_at } }: { saved: SavedJob }) {
  const t = useTranslations('savedJobs')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), 'longDay')
  return (
    <Facts
      small
      items={[
        t('savedOn', { day: day(saved_at) }),
        reminded_at ? t('remindsOn', { day: day(reminded_at) }) : null,
        remind === 'none' ? t('noReminder') : null,
      ]}
    />
  )
}

/** Off the list at once; the word that says so brings it back. */
function useRemove({ job }: SavedJob) {
  const t = useTranslations('savedJobs')
  const ui = useTranslations('ui')
  const refresh = () => refreshCall(listSavedJobs)
  const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })
  const back = useSend(saveJobForLater, { onDone: refresh, onProblem })
  return useSend(removeSavedJob, {
    onDone: () => {
      refresh()
      toast.show({ text: t('removed'), action: { text: ui('undo'), run: () => back.mutate({ job: job.id }) } })
    },
    onProblem,
  })
}
