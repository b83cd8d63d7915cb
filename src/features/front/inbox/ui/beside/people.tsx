import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { removeFromGroup, setGroupRole } from '#features/talk/chat-groups/contract.ts'
import { mayRemove } from '#features/talk/chat-groups/rules.ts'
import type { Thread } from '#features/talk/threads/contract.ts'
import { threadRoles } from '#features/talk/threads/rules.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { hrefOf } from '../places.ts'

const ConnectDialog = lazy(async () => ({
  default: (await import('#features/talk/connections/ui/connect-dialog.tsx')).ConnectDialog,
}))
const InviteDialog = lazy(() => import('./invite-dialog.tsx'))
const RenameDialog = lazy(() => import('./rename-dialog.tsx'))

type Member = Thread['members'][number]

/** Who is in a group, and for those who look after it: who comes, who goes, and who may do what. */
export function People({ thread }: { thread: Thread }) {
  const t = useTranslations('inbox.people')
  const [open, setOpen] = useState<'invite' | 'rename' | null>(null)
  const { members, member_count, may } = thread
  const left = member_count - members.length
  return (
    <section className="stack stack-s">
      <div className="row spread">
        <h3>{t('title')}</h3>
        {may.includes('invite') ? (
          <Button size="s" look="text" icon="plus" onClick={() => setOpen('invite')}>
            {t('add')}
          </Button>
        ) : null}
      </div>
      <ul className="people">
        {members.map((member) => (
          <MemberLine key={member.id} member={member} thread={thread} />
        ))}
      </ul>
      {left > 0 ? <p className="small faint">{t('others', { count: left })}</p> : null}
      <div className="cluster">
        {may.includes('rename') ? (
          <Button size="s" look="text" icon="edit" onClick={() => setOpen('rename')}>
            {t('rename')}
          </Button>
        ) : null}
        {may.includes('leave') ? <Leave thread={thread} /> : null}
      </div>
      <Suspense>
        {open === 'invite' ? <InviteDialog thread={thread.id} onClose={() => setOpen(null)} /> : null}
        {open === 'rename' ? (
          <RenameDialog thread={thread.id} title={thread.title} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </section>
  )
}

function MemberLine({ member, thread }: { member: Member; thread: Thread }) {
  const t = useTranslations('inbox.people')
  const me = useSession()?.display.id ?? ''
  const onProblem = (problem: Error) => toast.show({ text: problem.message, tone: 'bad' })
  const again = () => refresh('thread.changed')
  const role = useSend(setGroupRole, { onDone: again, onProblem })
  const removal = useSureSend(removeFromGroup, { onDone: again })
  const [isConnecting, connect] = useState(false)
  const isMe = member.id === me
  const mayTake =
    !isMe &&
    thread.may.includes('remove') &&
    !mayRemove({ role: thread.role, user: me }, { role: member.role, user: member.id }).refused
  const entries: MenuEntry[] = [
    ...(thread.may.includes('set_role') && !isMe
      ? threadRoles.map((one) => ({ id: one, text: t(`make.${one}`), disabled: one === member.role }))
      : []),
    ...(isMe ? [] : [{ id: 'connect', text: t('connect'), icon: 'plus' as const }]),
    ...(mayTake ? [{ id: 'remove', text: t('remove'), icon: 'x' as const, tone: 'bad' as const }] : []),
  ]
  return (
    <li>
      <Avatar name={member.name} size="s" />
      <span className="grow">
        <bdi className="clip">{member.name}</bdi>
        {member.role === 'member' ? null : <span className="small faint">{t(`roles.${member.role}`)}</span>}
      </span>
      {entries.length > 0 ? (
        <Menu
          iconOnly
          size="s"
          label={t('manage', { name: member.name })}
          entries={entries}
          onChoose={(id) => {
            const chosen = threadRoles.find((one) => one === id)
            if (chosen) role.mutate({ thread: thread.id, user: member.id, role: chosen })
            else if (id === 'connect') connect(true)
            else removal.ask()
          }}
        />
      ) : null}
      <Suspense>{isConnecting ? <ConnectDialog person={member} onClose={() => connect(false)} /> : null}</Suspense>
      <SureDialog
        {...removal.question}
        title={t('removeTitle', { name: member.name })}
        go={t('remove')}
        onGo={() => removal.send({ thread: thread.id, user: member.id })}
      >
        <p className="quiet">{t('removeHelp')}</p>
      </SureDialog>
    </li>
  )
}

function Leave({ thread: { id, title } }: { thread: Thread }) {
  const t = useTranslations('inbox.people')
  const me = useSession()?.display.id ?? ''
  const go = useNavigate()
  const { ask, send, question } = useSureSend(removeFromGroup, {
    onDone() {
      go(hrefOf('page'))
      refresh('thread.changed')
    },
  })
  return (
    <>
      <Button size="s" look="text" icon="sign-out" onClick={ask}>
        {t('leave')}
      </Button>
      <SureDialog
        {...question}
        title={t('leaveTitle', { title })}
        go={t('leave')}
        onGo={() => send({ thread: id, user: me })}
      >
        <p className="quiet">{t('leaveHelp')}</p>
      </SureDialog>
    </>
  )
}
