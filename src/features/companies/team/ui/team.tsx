import { useState } from 'react'
import { useMay, useSession } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { listMembers, refuseJoin } from '../contract.ts'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LetInDialog } from './let-in-dialog.tsx'
import { MemberMenu } from './member-menu.tsx'
import { TeamHistory } from './team-history.tsx'
import { useTeamSend } from './use-team-send.ts'

type Member = Gives<typeof listMembers>['data'][number]

/** Who works on the page, who is invited, and who asks to; with what may be changed about each. */
export function Team({ first }: { first: Gives<typeof listMembers> | undefined }) {
  const t = useTranslations('pages.team')
  const format = useFormatter()
  const session = useSession()
  const { data, isError, refetch } = useCall(listMembers, {}, { initial: first })
  const [letting, letIn] = useState<Member | null>(null)
  const mayChange = useMay()('page.members')
  const members = data?.data ?? []
  const mine = members.find(({ id }) => id === session?.display.id)?.role ?? ''
  const asking = members.filter(({ state }) => state === 'asked')
  const inside = members.filter(({ state }) => state !== 'asked')
  return (
    <>
      <Head mayOwn={mine === 'owner'} />
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {!data && !isError ? <Skeleton /> : null}
      {asking.length > 0 ? (
        <section className="stack stack-s" aria-labelledby="asking">
          <h2 id="asking">
            {t('asking')} <span className="faint num">{format.number(asking.length)}</span>
          </h2>
          <ul className="rows">
            {asking.map((member) => (
              <li key={member.id}>
                <Asking member={member} onLetIn={() => letIn(member)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {mayChange ? <Invitations /> : null}
      <section className="stack stack-s" aria-labelledby="inside">
        <h2 id="inside">
          {t('inside')} <span className="faint num">{format.number(inside.length)}</span>
        </h2>
        {mayChange && data ? <p className="quiet small">{t('seats', data.seats)}</p> : null}
        <ul className="rows">
          {inside.map((member) => (
            <li key={member.id} className="row">
              <Avatar name={member.name} />
              <div className="cluster grow">
                <Person member={member} />
                <Role member={member} />
              </div>
              <MemberMenu member={member} mine={mine} />
            </li>
          ))}
        </ul>
      </section>
      {letting ? (
        <LetInDialog key={letting.id} member={letting} mayOwn={mine === 'owner'} onClose={() => letIn(null)} />
      ) : null}
    </>
  )
}

function Head({ mayOwn }: { mayOwn: boolean }) {
  const t = useTranslations('pages.team')
  const mayChange = useMay()('page.members')
  const [open, setOpen] = useState<'invite' | 'history' | null>(null)
  return (
    <header className="cluster spread row-top">
      <div className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('text')}</p>
      </div>
      {mayChange ? (
        <div className="cluster">
          <Button look="quiet" icon="clock" onClick={() => setOpen('history')}>
            {t('history')}
          </Button>
          <Button look="primary" icon="plus" onClick={() => setOpen('invite')}>
            {t('invite')}
          </Button>
        </div>
      ) : null}
      {open === 'invite' ? <InviteDialog mayOwn={mayOwn} onClose={() => setOpen(null)} /> : null}
      {open === 'history' ? <TeamHistory onClose={() => setOpen(null)} /> : null}
    </header>
  )
}

function Person({ member: { name, email } }: { member: Member }) {
  return (
    <div className="grow">
      <bdi className="strong clip" dir="auto">
        {name}
      </bdi>
      {email ? (
        <span className="small faint clip" dir="auto">
          {email}
        </span>
      ) : null}
    </div>
  )
}

function Role({ member }: { member: Member }) {
  const t = useTranslations('pages')
  const session = useSession()
  return (
    <span className="stack stack-xs small">
      <span className="quiet">{t(`roles.${member.role}`)}</span>
      {member.state === 'suspended' ? <Word tone="warm">{t('team.suspended')}</Word> : null}
      {member.id === session?.display.id ? <span className="faint">{t('team.you')}</span> : null}
    </span>
  )
}

function Asking({ member, onLetIn }: { member: Member; onLetIn: () => void }) {
  const t = useTranslations('pages.team')
  const may = useMay()('page.members')
  const { id: user, name } = member
  const refuse = useTeamSend(refuseJoin, t('refused', { name }))
  return (
    <div className="cluster">
      <Avatar name={name} />
      <Person member={member} />
      {may ? (
        <>
          <Button
            look="quiet"
            size="s"
            busy={refuse.isPending}
            onClick={() => refuse.mutate({ user })}
            aria-label={t('refuseWho', { name })}
          >
            {t('refuse')}
          </Button>
          <Button look="primary" size="s" onClick={onLetIn} aria-label={t('letInWho', { name })}>
            {t('letIn')}
          </Button>
        </>
      ) : (
        <span className="small faint">{t('notYours')}</span>
      )}
    </div>
  )
}
