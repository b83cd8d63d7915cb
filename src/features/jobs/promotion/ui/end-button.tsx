import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { endPromotion, type Promotion } from '../contract.ts'

/** Ends a promotion before its time, once it is sure. */
export function EndButton({ promotion: { id, state } }: { promotion: Promotion }) {
  const t = useTranslations('promotion')
  const may = useMay()('job.promote')
  const [open, setOpen] = useState(false)
  const send = useSend(endPromotion, {
    onDone() {
      setOpen(false)
      refresh('promotion.moved')
      toast.show({ text: t('isEnded'), tone: 'good' })
    },
    onProblem: (problem) => toast.show({ text: problem.message || t('dialog.failed'), tone: 'bad' }),
  })
  if (!may || (state !== 'running' && state !== 'paused')) return null
  return (
    <div>
      <Button size="s" look="quiet" onClick={() => setOpen(true)}>
        {t('end')}
      </Button>
      <SureDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('endTitle')}
        about={t('endAbout')}
        go={t('end')}
        busy={send.isPending}
        onGo={() => send.mutate({ promotion: id })}
      />
    </div>
  )
}
