import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useMay, useSession } from '#features/session/ui/use-session.ts'
import { NotLoaded } from '#features/session/ui/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { listMembers } from '../contract.ts'
import { LetInDialog } from './let-in-dialog.tsx'

type Member = Gives<typeof listMembers>['data'][number]

export function Team({ first }: { first: Gives<typeof listMembers> | undefined }) {
  const t = useTranslations('pages.team')
  const format = useFormatter()
  const session = useSession()
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const { data, isError, refetch } = useCall(listMembers, {}, { initial: first })
  const [asked, ask] = useState<Member | null>(null)
  const members = data?.data ?? []
  const asking = members.filter(({ state }) => state === 'asked')
  const inside = members.filter(({ state }) => state !== 'asked')
  return (
    <>
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('text')}</p>
      </header>
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
                <Asking member={member} onLetIn={() => ask(member)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="stack stack-s" aria-labelledby="inside">
        <h2 id="inside">
          {t('inside')} <span className="faint num">{format.number(inside.length)}</span>
        </h2>
        <ul className="rows">
          {inside.map((member) => (
            <li key={member.id} className="row">
              <Avatar name={member.name} />
              <Person member={member} />
              <Role member={member} />
            </li>
          ))}
        </ul>
      </section>
      {asked ? <LetInDialog key={asked.id} member={asked} onClose={() => ask(null)} /> : null}
    </>
  )
}

function Person({ member: { name, email } }: { member: Member }) {
  return (
    <div className="grow">
      <bdi className="strong clip">{name}</bdi>
      {email ? (
        <span className="small faint clip">
          <bdi>{email}</bdi>
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
  return (
    <div className="cluster">
      <Avatar name={member.name} />
      <Person member={member} />
      {may ? (
        <Button look="primary" size="s" onClick={onLetIn} aria-label={t('letInWho', { name: member.name })}>
          {t('letIn')}
        </Button>
      ) : (
        <span className="small faint">{t('notYours')}</span>
      )}
    </div>
  )
}
