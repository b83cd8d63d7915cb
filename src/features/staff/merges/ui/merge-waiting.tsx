import { useState } from 'react'
import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { decideMerge, type showMerge } from '../contract.ts'
import { mergeSides } from '../rules.ts'

type Waiting = NonNullable<Gives<typeof showMerge>['data']>

/** A merger that waits: who goes where and why, who has agreed, and what one may say to it. */
export function MergeWaiting({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('merges')
  const format = useFormatter()
  const isDone = waiting.state === 'done'
  return (
    <>
      <p className="small">
        {t.rich(isDone ? 'went' : waiting.side === 'keep' ? 'keepSide' : 'goneSide', {
          other: () => (
            <a className="link" href={`/admin/people/${waiting.other.id}`}>
              <bdi>{waiting.other.name}</bdi>
            </a>
          ),
        })}
      </p>
      <p className="small">
        {t.rich(waiting.by ? 'waiting' : 'waitingBySomebody', {
          name: () => <bdi>{waiting.by}</bdi>,
          at: format.dateTime(new Date(waiting.at), 'moment'),
        })}
      </p>
      <blockquote className="small" dir="auto">
        {waiting.reason}
      </blockquote>
      {isDone ? null : <Answers waiting={waiting} />}
    </>
  )
}

function Answers({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('merges')
  return (
    <>
      <ul className="stack stack-xs small" aria-label={t('answers')}>
        {mergeSides.map((side) => (
          <li key={side} className="row spread">
            <span>{t(side)}</span>
            <span className={waiting.agreed[side] ? undefined : 'quiet'}>
              {t(waiting.agreed[side] ? 'yes' : 'notYet')}
            </span>
          </li>
        ))}
      </ul>
      <Deciding waiting={waiting} />
    </>
  )
}

function Deciding({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('merges')
  const refusals = useTranslations('refusals')
  const [asked, ask] = useState(false)
  const deciding = useProvenSend(decideMerge, {
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'done' ? 'confirmed' : 'declined'), tone: 'good' })
      refresh('person.merge_decided')
    },
  })
  const choose = (decision: 'confirm' | 'decline') => deciding.mutate({ merge: waiting.id, decision })
  const haveAgreed = waiting.agreed.keep && waiting.agreed.gone
  const missing = haveAgreed ? t('needsAnother') : t(waiting.is_over ? 'over' : 'needsAnswers')
  return (
    <>
      {waiting.may_confirm ? (
        <Button wide look="danger" busy={deciding.isPending} onClick={() => ask(true)}>
          {t('confirm')}
        </Button>
      ) : (
        <p className="small quiet">{waiting.barrier ? refusals(waiting.barrier as 'one_team') : missing}</p>
      )}
      <Button wide look="quiet" busy={deciding.isPending} onClick={() => choose('decline')}>
        {t(waiting.may_confirm ? 'decline' : 'withdraw')}
      </Button>
      <SureDialog
        open={asked}
        onClose={() => ask(false)}
        title={t('sure')}
        about={t.rich(waiting.side === 'keep' ? 'sureKeep' : 'sureGone', {
          other: () => <bdi>{waiting.other.name}</bdi>,
        })}
        go={t('confirm')}
        busy={deciding.isPending}
        onGo={() => {
          ask(false)
          choose('confirm')
        }}
      />
      {deciding.dialog}
    </>
  )
}
