import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '#frame/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { submitJob } from '../../contract.ts'
import { askToPublish } from '../../edit-contract.ts'
import { FeeDialog } from './fee-dialog.tsx'
import { isSavable, type JobValues } from './job-values.ts'
import type { Draft } from './use-autosave.ts'
import type { LookAhead } from './use-look-ahead.ts'
import { useWhatFollows } from './what-follows-words.tsx'

type Props = {
  draft: Draft | null
  ahead: LookAhead | null
  values: JobValues
  flush: () => Promise<Draft | null>
  conflict: boolean
  onTried: () => void
}

/** What still keeps the job from going out, what happens when it does, and the button. */
export function SubmitBar({ draft, ahead, values, flush, conflict, onTried }: Props) {
  const t = useTranslations('jobs.own.submit')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const follows = useWhatFollows()
  const goesLive = ahead?.way === 'live' || ahead?.way === 'scheduled'
  const may = useMay()('job.publish')
  const missing = draft ? draft.missing.length : isSavable(values) ? 0 : 1
  const [asking, setAsking] = useState(false)
  const fee = ahead?.fee ?? null
  const coins = fee?.coins ?? 0
  const send = useSend(submitJob, {
    onDone({ data }) {
      const because = data.waits_because
      const sent = because.length > 0 ? `${t('isSent')} ${follows({ way: 'review', because })}` : t('isSent')
      toast.show({ text: data.state === 'live' ? t('isLive') : sent, tone: 'good' })
      navigate('/page/jobs')
    },
    onProblem(problem) {
      setAsking(false)
      onTried()
      toast.show({ text: problem.message || t('failed'), tone: 'bad' })
    },
  })
  const go = async (agreed: boolean) => {
    setBusy(true)
    const saved = await flush()
    setBusy(false)
    if (!saved || saved.missing.length > 0) return onTried()
    if (coins > 0 && !agreed) return setAsking(true)
    send.mutate({ job: saved.id, coins })
  }
  const ask = useSend(askToPublish, {
    onDone: () => toast.show({ text: t('isAsked'), tone: 'good' }),
    onProblem: (problem) => toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  const askThem = async () => {
    const saved = await flush()
    if (!saved || saved.missing.length > 0) return onTried()
    ask.mutate({ job: saved.id })
  }
  const why = ahead?.way === 'blocked' ? t('blocked') : !may ? t('notYours') : null
  return (
    <div className="submit-bar">
      <div className="grow">
        <p className="strong" role="status">
          {missing > 0 ? t('missing', { count: missing }) : t('ready')}
        </p>
        <p className="small quiet" id="submit-why">
          {why ?? (ahead ? follows(ahead) : t('looking'))} {coins > 0 && !why ? t('feeHint', { coins }) : null}
        </p>
      </div>
      <div className="row">
        {draft ? (
          <LinkButton href={`/page/jobs/${draft.id}/preview`} look="quiet">
            {t('preview')}
          </LinkButton>
        ) : null}
        {may ? (
          <Button
            look="primary"
            disabled={why !== null || conflict}
            busy={busy || send.isPending}
            aria-describedby="submit-why"
            onClick={() => void go(false)}
          >
            {t(goesLive ? 'publish' : 'send')}
          </Button>
        ) : (
          <Button
            look="primary"
            disabled={conflict || ask.isSuccess}
            busy={ask.isPending}
            aria-describedby="submit-why"
            onClick={() => void askThem()}
          >
            {t('ask')}
          </Button>
        )}
        {fee && coins > 0 ? (
          <FeeDialog
            fee={fee}
            open={asking}
            onClose={() => setAsking(false)}
            busy={busy || send.isPending}
            onGo={() => void go(true)}
          />
        ) : null}
      </div>
    </div>
  )
}
