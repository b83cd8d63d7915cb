import { useSession } from '#frame/use-session.ts'
import { copyText } from '#platform/browser/copy-text.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { editJob } from '../contract.ts'
import { jobHistory } from '../edit-contract.ts'
import type { JobState } from '../job-states.ts'
import { useWhatFollows } from './editor/what-follows-words.tsx'

const tones: Partial<Record<JobState, 'good' | 'bad' | 'warm'>> = {
  live: 'good',
  refused: 'bad',
  suspended: 'bad',
  paused: 'warm',
}

type Draft = Gives<typeof editJob>['data']

/** How a job stands, since when, what it cost, and what one most likely does next: where one arrives who published it. */
export function JobNow({ draft, address }: { draft: Draft; address: string }) {
  const t = useTranslations('jobs.own.job')
  const format = useFormatter()
  const follows = useWhatFollows()
  const { state, pause_reason, published_at, waits_because } = draft
  const isLive = state === 'live'
  const why = state === 'paused' && pause_reason ? `now.paused.${pause_reason}` : `now.${state}.text`
  const since = isLive && published_at ? format.dateTime(new Date(published_at), 'day') : null
  return (
    <Note tone={tones[state] ?? 'info'} title={since ? t('since', { day: since }) : t(`now.${state}.title`)}>
      <div className="stack stack-s">
        {isLive && !draft.may_write ? null : <p>{t(why)}</p>}
        {waits_because.length > 0 ? <p>{follows({ way: 'review', because: waits_because })}</p> : null}
        <Spent job={draft.id} />
        {isLive ? <Next draft={draft} address={address} /> : null}
      </div>
    </Note>
  )
}

/** Coins that went out for it, and what is left. */
function Spent({ job }: { job: string }) {
  const t = useTranslations('jobs.own.job')
  const left = useSession()?.coins ?? 0
  const { data } = useCall(jobHistory, { job })
  const spent = -(data?.data ?? []).reduce((sum, { coins }) => sum + (coins ?? 0), 0)
  if (spent <= 0) return null
  return <Facts small items={[t('spent', { count: spent }), t('left', { count: left })]} />
}

/** Whom it fits, and how others hear of it. */
function Next({ draft: { id, has_board }, address }: { draft: Draft; address: string }) {
  const t = useTranslations('jobs.own')
  const path = `/jobs/${encodeURIComponent(address)}`
  return (
    <div className="cluster">
      {has_board ? (
        <LinkButton href={`/page/jobs/${id}/people?from=job`} size="s" icon="users">
          {t('job.people')}
        </LinkButton>
      ) : null}
      <LinkButton href={`${path}/share`} size="s" look="quiet" icon="share">
        {t('menu.share')}
      </LinkButton>
      <Button
        size="s"
        look="quiet"
        icon="link"
        onClick={() => void copyText(new URL(path, location.origin).href, { copied: t('menu.copied') })}
      >
        {t('menu.copy')}
      </Button>
    </div>
  )
}
