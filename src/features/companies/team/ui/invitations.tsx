import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { useAgo } from '#ui/basics/use-ago.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { inviteAgain, listInvitations, withdrawInvitation } from '../contract.ts'
import { useTeamSend } from './use-team-send.ts'

type Invitation = Gives<typeof listInvitations>['data'][number]

/** Who is invited and has not answered. */
export function Invitations() {
  const t = useTranslations('pages.team')
  const format = useFormatter()
  const { data } = useCall(listInvitations, {})
  const waiting = data?.data ?? []
  if (waiting.length === 0) return null
  return (
    <section className="stack stack-s" aria-labelledby="invited">
      <h2 id="invited">
        {t('invitations')} <span className="faint num">{format.number(waiting.length)}</span>
      </h2>
      <ul className="rows">
        {waiting.map((invitation) => (
          <Line key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Line({ invitation: { id, email, role, sent_at, expired } }: { invitation: Invitation }) {
  const t = useTranslations('pages')
  const ago = useAgo()
  const again = useTeamSend(inviteAgain, t('team.inviteSent', { email }))
  const back = useTeamSend(withdrawInvitation, t('team.takenBack', { email }))
  return (
    <li className="row">
      <Avatar name={email} />
      <div className="grow">
        <bdi className="strong clip" dir="ltr">
          {email}
        </bdi>
        <span className="small quiet">
          <Facts items={[t(`roles.${role}`), t('team.sentAt', { when: ago(sent_at) })]} />
        </span>
      </div>
      {expired ? <Word tone="warm">{t('team.expired')}</Word> : null}
      <Menu
        label={t('team.moreFor', { name: email })}
        icon="more"
        iconOnly
        entries={[
          { id: 'again', text: t('team.again'), icon: 'send' },
          { id: 'back', text: t('team.takeBack'), icon: 'x', tone: 'bad' },
        ]}
        onChoose={(chosen) => (chosen === 'again' ? again : back).mutate({ invitation: id })}
      />
    </li>
  )
}
