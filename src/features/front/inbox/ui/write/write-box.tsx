import { type ClipboardEvent, type DragEvent, type FormEvent, useEffect, useState } from 'react'
import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { isInside, mostText, sidesOf } from '#features/talk/threads/rules.ts'
import { useSession } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { ownZone } from '#platform/browser/own-zone.ts'
import { newId } from '#platform/shared/ids.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import { mentionedIn, useMentions } from '#ui/fields/use-mentions.tsx'
import { EmojiButton } from '#ui/over/emoji-button.tsx'
import type { Viewer } from '../places.ts'
import type { Answering } from '../thread/answering.ts'
import { useSayTyping } from '../thread/use-typing.ts'
import { AttachButton, Attached } from './attachments.tsx'
import { put } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'
import { sendsOnEnter } from './sends-on-enter.ts'
import { TeamTools } from './team-tools-button.tsx'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'

type Props = {
  as: Viewer
  thread: Thread
  seen: number
  /** The message that is answered. */
  reply: Message | null
  onReply: (answering: Answering) => void
  onWritten: () => void
}

/** Words, files and signs to send; what is written stays until it is sent, on every device. */
export function WriteBox({ as, thread, seen, reply, onReply, onWritten }: Props) {
  const t = useTranslations('inbox.write')
  const [text, write] = useDraft(thread.id, thread.draft)
  const attachments = useAttachments()
  const sayTyping = useSayTyping(thread.id)
  const [over, setOver] = useState(false)
  const people = sidesOf(thread.kind) ? [] : thread.members
  const mentions = useMentions({ people, label: t('people'), value: text, onChange: write })
  const isReady = (text.trim() !== '' || attachments.sent.length > 0) && !attachments.isBusy
  const queue = usePut(thread, seen)
  useFocusOn(reply, mentions.area)

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (!isReady) return
    queue({ text: text.trim(), reply, files: attachments.sent, mentions: mentionedIn(text, people) })
    write('')
    attachments.clear()
    onReply(null)
    onWritten()
  }
  const drag = (event: DragEvent, inside: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(inside)
  }
  return (
    <form
      method="post"
      className="composer-box"
      data-over={over || undefined}
      onSubmit={send}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        attachments.take(event.dataTransfer.files)
      }}
    >
      {thread.first_contact ? <Note tone="warm">{t('firstContact')}</Note> : null}
      {reply ? <ReplyBar message={reply} onClose={() => onReply(null)} /> : null}
      <Attached attachments={attachments} />
      <div className="mention-area">
        <label className="sr-only" htmlFor={fieldId('message')}>
          {t('label', { name: thread.title })}
        </label>
        <textarea
          id={fieldId('message')}
          ref={mentions.area}
          {...(people.length > 0 && mentions.field)}
          className="composer-text"
          // the words of an empty field are those of the page
          dir={text ? 'auto' : undefined}
          rows={1}
          maxLength={mostText}
          placeholder={t('placeholder')}
          value={text}
          onChange={({ target }) => {
            write(target.value)
            mentions.look()
            if (target.value.trim()) sayTyping()
          }}
          onPaste={(event: ClipboardEvent) => {
            if (event.clipboardData.files.length === 0) return
            event.preventDefault()
            attachments.take(event.clipboardData.files)
          }}
          onKeyDown={(event) => {
            if (mentions.press(event)) return
            if (event.key === 'Escape' && reply) onReply(null)
            if (sendsOnEnter(event)) send(event)
          }}
          onClick={mentions.look}
          onBlur={mentions.close}
        />
        {mentions.list}
      </div>
      <div className="composer-tools">
        <AttachButton onTake={attachments.take} />
        <EmojiButton field={fieldId('message')} onChange={write} />
        {as === 'page' && thread.application ? (
          <TeamTools application={thread.application} name={thread.title} text={text} onText={write} />
        ) : null}
        <TheirClock zone={thread.zone} />
        <Button type="submit" look="primary" size="s" icon="send" aria-disabled={!isReady || undefined}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

type Written = { text: string; reply: Message | null; files: Message['files']; mentions: Message['mentions'] }

/** Hands a message to the queue: from here on it is kept until the server has it. */
function usePut(thread: Thread, seen: number) {
  const me = useSession()?.display.id ?? ''
  return ({ text, reply, files, mentions }: Written) => {
    put({
      ...{ client_id: newId(), user: me, thread: thread.id, text, files, at: new Date().toISOString() },
      reply_to: reply && { id: reply.id, seq: reply.seq, name: reply.name, text: reply.text },
      mentions: mentions.map(({ id, name }) => ({ id, name })),
      // only where several answer for one side may another have been faster
      seen: isInside(thread.side) ? seen : null,
      ...{ state: 'waits', why: '', by: '' },
    })
    sendWaiting(me, thread.id)
  }
}

function useFocusOn(reply: Message | null, area: { current: HTMLTextAreaElement | null }) {
  const id = reply?.id
  useEffect(() => {
    if (id) area.current?.focus()
  }, [id, area])
}

function ReplyBar({ message: { mine, name, text, files }, onClose }: { message: Message; onClose: () => void }) {
  const t = useTranslations('inbox.write')
  return (
    <div className="composer-reply">
      <Icon name="reply" size="s" />
      <span className="grow">
        <b className="small">{mine ? t('replyingOwn') : t.rich('replying', { name: () => <bdi>{name}</bdi> })}</b>
        <span className="small clip" dir="auto">
          {text || files[0]?.name}
        </span>
      </span>
      <IconButton icon="x" size="s" label={t('noReply')} onClick={onClose} />
    </div>
  )
}

/** What the clock of the other side shows; nobody wants to be written to at night. */
function TheirClock({ zone }: { zone: string | null }) {
  const t = useTranslations('inbox.write')
  const format = useFormatter()
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const clock = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(clock)
  }, [])
  const isTheirs = zone !== null && zone !== ownZone()
  if (!isTheirs || !now) return <span className="grow" />
  const time = format.dateTime(now, 'clock', { timeZone: zone })
  return <span className="grow composer-clock small faint">{t('theirTime', { time })}</span>
}
