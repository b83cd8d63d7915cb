import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { editJob, previewJob } from '../contract.ts'
import { isEditable, isOut } from '../job-states.ts'
import { EditNote } from './edit-note.tsx'
import { JobBody } from './job-body.tsx'
import { JobHistory } from './job-history.tsx'
import { JobNow } from './job-now.tsx'
import { JobStateWord } from './job-state-word.tsx'
import { OwnJobMoves } from './own-job-moves.tsx'
import type { JobWords } from './read-job-words.ts'

type Props = {
  first: Gives<typeof editJob>
  view: Gives<typeof previewJob>
  words: JobWords
  /** What the life of a job offers besides its moves: other features know it. */
  life: ReactNode
}

/** A job that has gone out, or waits to: with its state, what can be done now, and what happened. */
export function OwnJob({ first, view, words, life }: Props) {
  const t = useTranslations('jobs.own.job')
  const { id } = first.data
  useTopic(`job:${id}`)
  const { data } = useCall(editJob, { job: id }, { initial: first })
  const { data: shown } = useCall(previewJob, { job: id }, { initial: view })
  const draft = (data ?? first).data
  const { state, review_comment } = draft
  const { data: job } = shown ?? view
  return (
    <>
      <OwnJobHead draft={draft} title={job.title} applicants={job.applicants_count} />
      <JobNow draft={draft} address={job.address} />
      <div className="beside">
        <div className="stack stack-l">
          <Card>
            <JobBody job={job} words={words} />
          </Card>
          <JobHistory job={id} />
        </div>
        <aside className="stack stick">
          <EditNote draft={draft} />
          {review_comment && (state === 'refused' || state === 'changes_requested') ? (
            <Note tone="warm" title={t('comment')} icon="note">
              <p dir="auto">{review_comment}</p>
            </Note>
          ) : null}
          {life}
          <OwnJobMoves draft={draft} title={job.title} address={job.address} />
        </aside>
      </div>
    </>
  )
}

type HeadProps = { draft: Gives<typeof editJob>['data']; title: string; applicants: number }

function OwnJobHead({ draft, title, applicants }: HeadProps) {
  const t = useTranslations('jobs.own.job')
  const format = useFormatter()
  const { id, state, reference } = draft
  const day = (at: string) => format.dateTime(new Date(at), 'day')
  const hasBoard = ![
    'draft',
    'changes_requested',
    'submitted',
    'refused',
    'awaiting_client',
    'approved',
    'scheduled',
  ].includes(state)
  return (
    <header className="stack stack-xs">
      <div className="cluster spread row-top">
        <h1 className="grow">
          <bdi>{title}</bdi>
        </h1>
        <div className="cluster">
          {isOut(state) && draft.may_write && draft.edit?.state !== 'in_review' ? (
            <LinkButton href={`/page/jobs/${id}?edit`} look="quiet" icon="edit" data-reload="">
              {t(draft.edit ? 'editOn' : 'edit')}
            </LinkButton>
          ) : null}
          {draft.may_write && isEditable(state) ? (
            <LinkButton href={`/page/jobs/${id}`} look="primary" icon="edit" data-reload="">
              {t('write')}
            </LinkButton>
          ) : null}
          {hasBoard && draft.has_board ? (
            <LinkButton href={`/page/jobs/${id}/board`} look="primary" icon="columns">
              {t('board', { count: applicants })}
            </LinkButton>
          ) : null}
        </div>
      </div>
      <Facts
        small
        items={[
          <JobStateWord key="state" state={state} />,
          t.rich('reference', { reference: () => <bdi>{reference}</bdi> }),
          draft.expires_at && isOut(state) ? t('until', { day: day(draft.expires_at) }) : null,
          draft.confirmed_at && isOut(state) ? t('confirmed', { day: day(draft.confirmed_at) }) : null,
          draft.fields.apply_mode === 'external' ? t('externalClicks', { count: draft.external_clicks }) : null,
          t('changed', { day: day(draft.updated_at) }),
        ]}
      />
    </header>
  )
}
