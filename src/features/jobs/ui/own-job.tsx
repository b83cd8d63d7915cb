import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useMay } from '#features/session/ui/use-session.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { editJob, previewJob } from '../contract.ts'
import { CloseJobDialog } from './close-job-dialog.tsx'
import { JobBody } from './job-body.tsx'
import { JobStateWord } from './job-state-word.tsx'
import type { JobWords } from './read-job-words.ts'
import { useJobMoves } from './use-job-moves.ts'

type Props = { first: Gives<typeof editJob>; view: Gives<typeof previewJob>; words: JobWords }

/** A job that has gone out, or waits to: read-only, with its state and what can be done now. */
export function OwnJob({ first, view, words }: Props) {
  const t = useTranslations('jobs.own.job')
  const format = useFormatter()
  const may = useMay()
  const { id } = first.data
  useTopic(`job:${id}`)
  const { data } = useCall(editJob, { job: id }, { initial: first })
  const { data: shown } = useCall(previewJob, { job: id }, { initial: view })
  const { state, reference, review_comment, updated_at } = (data ?? first).data
  const { data: job } = shown ?? view
  return (
    <>
      <header className="cluster spread row-top">
        <div className="stack stack-xs">
          <h1>
            <bdi>{job.title}</bdi>
          </h1>
          <Facts
            small
            items={[
              <JobStateWord key="state" state={state} />,
              t.rich('reference', { reference: () => <bdi>{reference}</bdi> }),
              t('changed', { day: format.dateTime(new Date(updated_at), { dateStyle: 'medium' }) }),
            ]}
          />
        </div>
        <div className="cluster">
          {state === 'draft' || state === 'changes_requested' ? (
            <LinkButton href={`/page/jobs/${id}`} look="primary" icon="edit" data-reload="">
              {t('write')}
            </LinkButton>
          ) : null}
          {state !== 'submitted' && state !== 'refused' && may('applicant.read') ? (
            <LinkButton href={`/page/jobs/${id}/board`} look="primary" icon="columns">
              {t('board', { count: job.applicants_count })}
            </LinkButton>
          ) : null}
        </div>
      </header>
      <div className="beside">
        <Card>
          <JobBody job={job} words={words} />
        </Card>
        <aside className="stack stick">
          <Note tone={state === 'live' ? 'good' : state === 'refused' ? 'bad' : 'info'} title={t(`now.${state}.title`)}>
            <p>{t(`now.${state}.text`)}</p>
          </Note>
          {review_comment && (state === 'refused' || state === 'changes_requested') ? (
            <Note tone="warm" title={t('comment')} icon="note">
              <p dir="auto">{review_comment}</p>
            </Note>
          ) : null}
          <Moves job={{ id, title: job.title, state }} address={job.address} />
        </aside>
      </div>
    </>
  )
}

type MovesProps = { job: { id: string; title: string; state: Gives<typeof editJob>['data']['state'] }; address: string }

function Moves({ job, address }: MovesProps) {
  const t = useTranslations('jobs.own.menu')
  const moves = useJobMoves()
  const [closing, setClosing] = useState(false)
  const { id, state } = job
  const possible = (['pause', 'resume', 'close'] as const).filter((move) => moves.can(state, move))
  const isPublic = state === 'live' || state === 'paused' || state === 'closed'
  return (
    <div className="stack stack-s">
      {isPublic ? (
        <LinkButton href={`/jobs/${encodeURIComponent(address)}`} look="quiet" icon="globe" wide>
          {t('open')}
        </LinkButton>
      ) : null}
      {possible.includes('pause') ? (
        <Button wide icon="eye-off" disabled={!moves.allowed} busy={moves.busy} onClick={() => moves.pause(id)}>
          {t('pause')}
        </Button>
      ) : null}
      {possible.includes('resume') ? (
        <Button wide icon="eye" disabled={!moves.allowed} busy={moves.busy} onClick={() => moves.resume(id)}>
          {t('resume')}
        </Button>
      ) : null}
      {possible.includes('close') ? (
        <Button look="danger" wide disabled={!moves.allowed} onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      ) : null}
      {possible.length > 0 && !moves.allowed ? <p className="small faint">{t('notYours')}</p> : null}
      <CloseJobDialog job={closing ? job : null} onClose={() => setClosing(false)} />
    </div>
  )
}
