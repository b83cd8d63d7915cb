import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
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
      <Dialog
        alert
        open={asking}
        onClose={() => setAsking(false)}
        title={t('sure')}
        footer={
          <>
            <Button look="danger-solid" busy={send.isPending} onClick={() => send.mutate({ application, version })}>
              {t('open')}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p>{t('text', { company })}</p>
      </Dialog>
    </>
  )
}
