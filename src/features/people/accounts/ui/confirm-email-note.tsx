import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { sendVerification } from '../contract.ts'

/** Reminds of the mail that confirms the address, as long as it was not followed. */
export function ConfirmEmailNote() {
  const t = useTranslations('accounts.confirm')
  const session = useSession()
  const again = useSend(sendVerification, {
    onDone: () => toast.show({ text: t('sent'), tone: 'good' }),
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'warm' }),
  })
  if (!session?.display.email || session.email_verified) return null
  return (
    <Note tone="info" title={t('title')}>
      <p>{t.rich('text', { email: () => <bdi>{session.display.email}</bdi> })}</p>
      <Button look="text" size="s" busy={again.isPending} onClick={() => again.mutate({})}>
        {t('again')}
      </Button>
    </Note>
  )
}
