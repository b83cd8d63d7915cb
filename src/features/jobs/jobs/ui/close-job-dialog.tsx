import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { closeJob } from '../contract.ts'

export const ownCloseReasons = ['filled', 'filled_elsewhere', 'cancelled'] as const
export type OwnCloseReason = (typeof ownCloseReasons)[number]

type Props = { job: { id: string; title: string } | null; onClose: () => void }

/** Closes a job for good, after asking why. */
export function CloseJobDialog({ job, onClose }: Props) {
  const t = useTranslations('jobs.own.close')
  const [reason, setReason] = useState<OwnCloseReason>('filled')
  const send = useSend(closeJob, {
    onDone() {
      onClose()
      refresh('job.moved')
      toast.show({ text: t('done'), tone: 'good' })
    },
    onProblem: (problem) => toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  return (
    <SureDialog
      open={job !== null}
      onClose={onClose}
      title={t('title')}
      about={<bdi>{job?.title}</bdi>}
      go={t('go')}
      keep={t('keep')}
      busy={send.isPending}
      onGo={() => job && send.mutate({ job: job.id, reason })}
    >
      <RadioGroup
        name="reason"
        label={t('why')}
        value={reason}
        onChange={(id) => setReason(id as OwnCloseReason)}
        choices={ownCloseReasons.map((id) => ({ id, text: t(id) }))}
      />
      <p className="small quiet">{t('then')}</p>
    </SureDialog>
  )
}
