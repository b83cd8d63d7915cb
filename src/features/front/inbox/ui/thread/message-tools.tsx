import { useState } from 'react'
import type { Thread } from '#features/talk/threads/contract.ts'
import { listMessages, type Message, unsendMessage } from '#features/talk/threads/message-contract.ts'
import { copyText } from '#platform/browser/copy-text.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import type { Answering } from './answering.ts'
import { ReactButton } from './react-button.tsx'

type Props = { message: Message; thread: Thread; onAnswer: (answering: Answering) => void }

/** What can be done with a message: with the pointer beside it, by keyboard after it, on a phone behind one button. */
export function MessageTools({ message, thread, onAnswer }: Props) {
  const t = useTranslations('inbox.tools')
  const again = () => refreshCall(listMessages)
  const { ask, send, question } = useSureSend(unsendMessage, { onDone: again, onProblem: again })
  const { entries, mayReact, mayReply } = useEntries(message, thread)
  // counted, for it may be asked for again
  const [signs, setSigns] = useState(0)
  const choose: Record<string, () => void> = {
    react: () => setSigns(signs + 1),
    reply: () => onAnswer({ to: 'reply', message }),
    edit: () => onAnswer({ to: 'edit', message }),
    unsend: ask,
    copy: () => void copyText(message.text, { copied: t('copied') }),
  }
  return (
    <div className="message-tools">
      {mayReact ? <ReactButton key={signs} thread={thread.id} message={message} open={signs > 0} /> : null}
      {mayReply ? (
        <span className="message-tools-wide">
          <IconButton icon="reply" size="s" label={t('reply')} onClick={choose.reply} />
        </span>
      ) : null}
      <Menu iconOnly size="s" label={t('more')} entries={entries} onChoose={(id) => choose[id]?.()} />
      <SureDialog
        {...question}
        title={t('unsendTitle')}
        go={t('unsend')}
        onGo={() => send({ thread: thread.id, message: message.id })}
      >
        <p className="quiet">{t('unsendHelp')}</p>
      </SureDialog>
    </div>
  )
}

function useEntries({ text, change_until }: Message, { may, closed }: Thread) {
  const t = useTranslations('inbox.tools')
  const minutes = change_until ? Math.ceil((Date.parse(change_until) - Date.now()) / 60_000) : 0
  const left = minutes > 0 ? { help: t('minutesLeft', { count: minutes }) } : {}
  const mayReply = may.includes('write') && closed === null
  const mayUnsend = minutes > 0 || may.includes('unsend_others')
  const mayReact = may.includes('react')
  const entries: MenuEntry[] = [
    ...(mayReact ? [{ id: 'react', text: t('react'), icon: 'smile' as const }] : []),
    ...(mayReply ? [{ id: 'reply', text: t('reply'), icon: 'reply' as const }] : []),
    ...(text ? [{ id: 'copy', text: t('copy'), icon: 'copy' as const }] : []),
    ...(minutes > 0 && mayReply ? [{ id: 'edit', text: t('edit'), icon: 'edit' as const, ...left }] : []),
    ...(mayUnsend ? [{ id: 'unsend', text: t('unsend'), icon: 'trash' as const, tone: 'bad' as const, ...left }] : []),
  ]
  return { entries, mayReply, mayReact }
}
