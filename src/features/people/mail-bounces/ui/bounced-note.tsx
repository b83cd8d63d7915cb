import { useSession } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { showOwnBounce, tryAgain } from '../contract.ts'

/** Tells whose mail came back, with the two ways out: another address, or another try. */
export function BouncedNote() {
  const t = useTranslations('mailBounces.note')
  const format = useFormatter()
  const session = useSession()
  const { data } = useCall(showOwnBounce, {}, { enabled: Boolean(session?.display.email) })
  const again = useSend(tryAgain, {
    onDone: () => toast.show({ text: t('tried'), tone: 'good' }),
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'warm' }),
  })
  const bounce = data?.data
  if (!bounce) return null
  const at = format.dateTime(new Date(bounce.bounced_at), 'moment')
  return (
    <Note tone="warm" title={t('title')}>
      <p>{t.rich('text', { at, email: () => <bdi className="ltr">{bounce.email}</bdi> })}</p>
      <p className="cluster">
        <LinkButton size="s" href="/settings">
          {t('change')}
        </LinkButton>
        <Button look="text" size="s" busy={again.isPending} onClick={() => again.mutate({})}>
          {t('again')}
        </Button>
      </p>
    </Note>
  )
}
