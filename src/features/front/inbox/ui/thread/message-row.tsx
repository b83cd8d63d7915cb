import './message.css'
import { useState } from 'react'
import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { isInside } from '#features/talk/threads/rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import type { Viewer } from '../places.ts'
import { ThreadFace } from '../thread-face.tsx'
import type { Answering } from './answering.ts'
import { Careful } from './careful.tsx'
import { hasLetThrough, letThrough } from './let-through.ts'
import { MessageFiles } from './message-files.tsx'
import { MessageMeta } from './message-meta.tsx'
import { MessageText } from './message-text.tsx'
import { MessageTools } from './message-tools.tsx'
import { Reactions } from './reactions.tsx'
import { isOurs } from './sides.ts'

type Props = {
  as: Viewer
  message: Message
  thread: Thread
  begins: boolean
  ends: boolean
  reached: boolean
  lastOwn: boolean
  onJump: (seq: number) => void
  onAnswer: (answering: Answering) => void
}

/** What somebody said, with what it answers, what came with it, and what can be done with it. */
export function MessageRow({ as, message, thread, begins, ends, reached, lastOwn, onJump, onAnswer }: Props) {
  const t = useTranslations('inbox')
  const [shows, show] = useState(() => hasLetThrough(message.id))
  const out = isOurs(message, thread.side)
  const isRisky = message.warnings.length > 0 && !out
  // whoever stands above the conversation needs no name beside their words
  const isTheOther = thread.kind === 'personal' || (isInside(thread.side) && !out)
  const isNamed = begins && !message.mine && !isTheOther
  if (message.unsent)
    return (
      <p className="thread-event faint" id={`m-${message.seq}`}>
        {message.mine ? t('youUnsent') : t.rich('unsent', { name: () => <bdi>{message.name}</bdi> })}
      </p>
    )
  return (
    <>
      <article
        className="message"
        data-side={out ? 'out' : 'in'}
        data-ends={ends || undefined}
        data-risky={isRisky || undefined}
        data-reached={reached || undefined}
        aria-label={message.mine ? t('you') : message.name}
      >
        {out ? null : (
          <span className="message-face">{ends ? <Face as={as} message={message} thread={thread} /> : null}</span>
        )}
        <div className="message-body">
          {isNamed ? <bdi className="message-name small">{message.name}</bdi> : null}
          <div className="message-held">
            <div className="message-whole">
              {message.reply_to ? <Answered to={message.reply_to} onJump={onJump} /> : null}
              <MessageFiles message={message} closed={thread.stranger && !out} />
              {message.subject ? (
                <p className="message-subject strong" dir="auto">
                  {message.subject}
                </p>
              ) : null}
              {message.text ? (
                <p className="message-text" dir="auto">
                  <MessageText
                    text={message.text}
                    names={message.mentions.map(({ name }) => name)}
                    hide={isRisky && !shows}
                  />
                </p>
              ) : null}
            </div>
            <MessageTools message={message} thread={thread} onAnswer={onAnswer} />
          </div>
          <Reactions message={message} thread={thread} />
          <MessageMeta message={message} thread={thread} out={out} ends={ends} lastOwn={lastOwn} />
        </div>
      </article>
      {isRisky ? (
        <Careful
          thread={thread}
          message={message}
          hidden={!shows}
          onShow={() => {
            letThrough(message.id)
            show(true)
          }}
        />
      ) : null}
    </>
  )
}

/** Who spoke: to somebody outside a company and the site are one each, with the face of the head. */
function Face({ as, message: { name, side }, thread }: Pick<Props, 'as' | 'message' | 'thread'>) {
  if (as === 'user' && side === 'staff') return <ThreadFace thread={thread} size="s" />
  if (as === 'user' && side === 'page' && thread.shape === 'company') return <ThreadFace thread={thread} size="s" />
  const isThem = thread.shape === 'person' && (side === 'candidate' || thread.kind === 'personal')
  return <Avatar name={name} size="s" {...(isThem && thread.picture && { src: thread.picture })} />
}

function Answered({ to, onJump }: { to: NonNullable<Message['reply_to']>; onJump: (seq: number) => void }) {
  const t = useTranslations('inbox')
  return (
    <button type="button" className="message-answered" onClick={() => onJump(to.seq)}>
      <b>
        <bdi>{to.name}</bdi>
      </b>
      <span dir="auto" className="clip">
        {to.text || t('unsentLast')}
      </span>
      <span className="sr-only">{t('showAnswered')}</span>
    </button>
  )
}
