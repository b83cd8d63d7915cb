import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { dropEdit, publishEdit } from '../../edit-contract.ts'
import { DropEditButton } from '../drop-edit-button.tsx'
import type { Draft } from './use-autosave.ts'
import type { LookAhead } from './use-look-ahead.ts'
import { useWhatFollows } from './what-follows-words.tsx'

type Props = {
  draft: Draft
  ahead: LookAhead | null
  flush: () => Promise<Draft | null>
  conflict: boolean
  onTried: () => void
}

/** What of a live job is being changed, what happens when it counts, and the two buttons. */
export function EditBar({ draft, ahead, flush, conflict, onTried }: Props) {
  const t = useTranslations('jobs.own.edit')
  const names = useTranslations('jobs.fieldNames')
  const format = useFormatter()
  const navigate = useNavigate()
  const may = useMay()('job.publish')
  const follows = useWhatFollows()
  const [busy, setBusy] = useState(false)
  const changes = draft.edit?.changes ?? []
  const looked = ahead?.way === 'review'
  const back = () => navigate(`/page/jobs/${draft.id}`)
  const failed = (problem: { message: string }) => {
    onTried()
    toast.show({ text: problem.message || t('failed'), tone: 'bad' })
  }
  const publish = useSend(publishEdit, {
    onDone({ data }) {
      const because = data.waits_because
      const sent = because.length > 0 ? `${t('sent')} ${follows({ way: 'review', because })}` : t('sent')
      toast.show({ text: data.edit ? sent : t('live'), tone: 'good' })
      back()
    },
    onProblem: failed,
  })
  const drop = useSend(dropEdit, { onDone: back, onProblem: failed })
  const go = async () => {
    setBusy(true)
    const saved = await flush()
    setBusy(false)
    if (!saved || saved.missing.length > 0) return onTried()
    publish.mutate({ job: saved.id })
  }
  return (
    <div className="submit-bar">
      <div className="grow">
        <p className="strong" role="status">
          {changes.length === 0
            ? t('none')
            : t('changes', { fields: format.list(changes.map(({ field }) => names(field))) })}
        </p>
        <p className="small quiet" id="edit-why">
          {!may ? t('notYours') : looked && ahead ? `${t('toReview')} ${follows(ahead)}` : t('atOnce')}
        </p>
      </div>
      <div className="row submit-acts">
        {changes.length === 0 ? (
          <Button look="quiet" busy={drop.isPending} onClick={() => drop.mutate({ job: draft.id })}>
            {t('leave')}
          </Button>
        ) : (
          <DropEditButton draft={draft} onDone={back} />
        )}
        <Button
          look="primary"
          disabled={!may || conflict || changes.length === 0}
          busy={busy || publish.isPending}
          aria-describedby="edit-why"
          onClick={go}
        >
          {t(looked ? 'send' : 'publish')}
        </Button>
      </div>
    </div>
  )
}
