import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { NumberField } from '#features/jobs/jobs/ui/editor/number-field.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { extendJob } from '../contract.ts'

type Props = { job: string | null; most: number; onClose: () => void }

/** How many days more, and why: the reason stands in the job's history. */
export function ExtendDialog({ job, most, onClose }: Props) {
  const t = useTranslations('jobLife.extend')
  const [days, setDays] = useState<number | null>(Math.min(30, most))
  const [reason, setReason] = useState('')
  const send = useSend(extendJob, {
    onDone() {
      refresh('job.life')
      onClose()
      toast.show({ text: t('done'), tone: 'good' })
    },
  })
  const errorOf = (name: string) => send.error?.errors.find(({ field }) => field === name)?.message
  const loose = send.error && send.error.errors.length === 0 ? send.error.message || t('failed') : undefined
  return (
    <Dialog
      open={job !== null}
      onClose={onClose}
      title={t('title')}
      about={t('about', { most })}
      footer={
        <>
          <Button
            look="primary"
            busy={send.isPending}
            onClick={() => job && send.mutate({ job, days: days ?? 0, reason })}
          >
            {t('go')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <NumberField name="days" label={t('days')} error={errorOf('days') ?? loose} value={days} onChange={setDays} />
      <TextField
        name="reason"
        label={t('reason')}
        help={t('reasonHelp')}
        required
        maxLength={200}
        error={errorOf('reason')}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}
