import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { showMine, withdraw } from '../contract.ts'

type Props = { application: string; version: number; company: string }

/** Takes the application back, after asking. */
export function WithdrawButton({ application, version, company }: Props) {
  const t = useTranslations('applications.withdraw')
  const again = () => refreshCall(showMine)
  const { ask, send, question } = useSureSend(withdraw, { onDone: again, onProblem: again })
  return (
    <>
      <Button look="danger" onClick={ask}>
        {t('open')}
      </Button>
      <SureDialog
        {...question}
        title={t('sure')}
        go={t('open')}
        keep={t('keep')}
        onGo={() => send({ application, version })}
      >
        <p>{t('text', { company })}</p>
      </SureDialog>
    </>
  )
}
