import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { type Guest, showLinkCall } from '../contract.ts'
import { answerGuest } from '../guest-contract.ts'

type Props = { linkKey: string; guest: Guest; name: string }

/** The visitor is told who wants to come into the call, and nobody does before a yes; it can be taken back. */
export function GuestConsent({ linkKey: key, guest: { id, name: who, role, state }, name }: Props) {
  const t = useTranslations('calls.guest')
  const { mutate, isPending } = useSend(answerGuest, {
    onDone: () => refreshCall(showLinkCall),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  if (state === 'declined') return null
  const says = (agree: boolean) => mutate({ key, guest: id, agree })
  return (
    <Note tone={state === 'asked' ? 'warm' : 'info'} alert={state === 'asked'}>
      <div className="stack stack-s">
        <p>{t(state === 'asked' ? `asks.${role}` : `isIn.${role}`, { who, name })}</p>
        <div className="cluster">
          {state === 'asked' ? (
            <Button look="primary" size="s" busy={isPending} onClick={() => says(true)}>
              {t('agree')}
            </Button>
          ) : null}
          <Button size="s" busy={isPending} onClick={() => says(false)}>
            {t(state === 'asked' ? 'decline' : 'takeBack')}
          </Button>
        </div>
      </div>
    </Note>
  )
}
