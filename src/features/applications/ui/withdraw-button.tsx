import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { showMine, withdraw } from '../contract.ts'

type Props = { application: string; version: number; company: string }

/** Takes the application back, after asking. */
export function WithdrawButton({ application, version, company }: Props) {
  const t = useTranslations('applications.withdraw')
  const [asking, setAsking] = useState(false)
  const send = useSend(withdraw, {
    onDone: () => [setAsking(false), refreshCall(showMine)],
    onProblem(problem) {
      setAsking(false)
      refreshCall(showMine)
      toast.show({ text: problem.message, tone: 'bad' })
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <SureDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('sure')}
        go={t('open')}
        keep={t('keep')}
        busy={send.isPending}
        onGo={() => send.mutate({ application, version })}
      >
        <p>{t('text', { company })}</p>
      </SureDialog>
    </>
  )
}
