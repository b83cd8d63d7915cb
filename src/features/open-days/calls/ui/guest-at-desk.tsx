import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { type Guest, showDeskCall } from '../contract.ts'
import { endGuest, inviteGuest } from '../guest-contract.ts'
import { isIn, mayKnock } from '../rules.ts'
import { InviteGuest } from './invite-guest.tsx'

type Props = { at: { day: string; desk: string; visit: string }; guest: Guest | null }

/** A third in the call, as the desk has them: asked, waiting for the visitor's yes, in, declined, or taken out. */
export function GuestAtDesk({ at, guest }: Props) {
  const t = useTranslations('calls.guest')
  const [isAsking, ask] = useState(false)
  const end = useSend(endGuest, {
    onDone: () => refreshCall(showDeskCall),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const again = useSend(inviteGuest, {
    onDone: () => refreshCall(showDeskCall),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const isOpen = guest !== null && isIn(guest.state)
  const back = guest && !mayKnock(guest.state).refused ? guest.user : null
  return (
    <section className="stack stack-s" aria-label={t('title')}>
      {guest ? (
        <p className="small" role="status">
          {t(`states.${guest.state}`, { who: guest.name })}
        </p>
      ) : null}
      {isOpen && guest.url ? (
        <p className="small quiet">
          {t('linkHelp')} <bdi className="spell">{guest.url}</bdi>
        </p>
      ) : null}
      <div className="cluster">
        {isOpen && guest.url ? (
          <Button size="s" icon="copy" data-copy={guest.url} data-copied={t('copied')} data-not-copied={t('notCopied')}>
            {t('copy')}
          </Button>
        ) : null}
        {guest && back ? (
          <Button
            size="s"
            look={guest.state === 'knocking' ? 'primary' : 'quiet'}
            busy={again.isPending}
            onClick={() => again.mutate({ ...at, role: 'colleague', user: back })}
          >
            {t('again', { who: guest.name })}
          </Button>
        ) : null}
        {guest?.state === 'knocking' ? (
          <Button size="s" busy={end.isPending} onClick={() => end.mutate({ ...at, guest: guest.id })}>
            {t('notAgain')}
          </Button>
        ) : null}
        {isOpen ? (
          <Button size="s" busy={end.isPending} onClick={() => end.mutate({ ...at, guest: guest.id })}>
            {t('end')}
          </Button>
        ) : (
          <Button size="s" icon="users" onClick={() => ask(true)}>
            {t('invite')}
          </Button>
        )}
      </div>
      {isAsking ? <InviteGuest at={at} onClose={() => ask(false)} /> : null}
    </section>
  )
}
