import './thread.css'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Thread } from '#features/talk/threads/contract.ts'
import { listMessages, type Message } from '#features/talk/threads/message-contract.ts'
import { useAsked, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useChangeParts } from '#platform/browser/use-call-parts.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Skeleton } from '#ui/basics/note.tsx'
import { placeIn, type Viewer } from '../places.ts'
import { Composer } from '../write/composer.tsx'
import { useWaiting } from '../write/outbox.ts'
import { onSent } from '../write/send-waiting.ts'
import type { Answering } from './answering.ts'
import { MessageList } from './message-list.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useAsides } from './use-asides.ts'
import { type Start, useStretch } from './use-stretch.ts'
import { useTyping } from './use-typing.ts'

const Beside = lazy(() => import('../beside/beside.tsx'))

type Props = {
  as: Viewer
  thread: Thread
  initial: { given: Gives<typeof listMessages>; at: number } | undefined
}

/** What was said, who is writing, where one answers, and what stands beside it. */
export function Conversation({ as, thread, initial }: Props) {
  const t = useTranslations('inbox')
  const me = useSession()?.display.id ?? ''
  const [start, setStart] = useStart()
  const [first] = useState(start)
  const [answering, setAnswering] = useState<Answering>(null)
  const [asked, setBeside] = useState<boolean>()
  // where there is little to say it waits until somebody asks
  const hasMuch = thread.application !== null || thread.members.length > 0 || thread.may.includes('assign')
  const isBeside = asked ?? (hasMuch ? undefined : false)
  const stretch = useStretch(thread.id, start, start === first ? initial : undefined)
  const waiting = useWaiting(me, thread.id)
  const typing = useTyping(thread.id, [me, thread.side])
  const asides = useAsides(as, thread)
  useSentAtOnce(thread.id)
  // the last place where nothing is missing between what one read and what one writes
  const seen = stretch.messages.at(-1)?.seq ?? thread.last_seq
  return (
    <section className="thread" aria-label={thread.title} data-beside={isBeside}>
      <ThreadHead as={as} thread={thread} beside={isBeside} onBeside={setBeside} onDay={(day) => setStart({ day })} />
      {stretch.data ? (
        <MessageList
          as={as}
          key={JSON.stringify(start)}
          thread={thread}
          stretch={stretch}
          waiting={waiting}
          asides={asides}
          typing={typing}
          onJump={(seq) => setStart({ around: seq })}
          onLatest={() => setStart(null)}
          onAnswer={setAnswering}
        />
      ) : (
        <div className="thread-messages" aria-busy="true">
          <Skeleton />
        </div>
      )}
      <Composer
        as={as}
        thread={thread}
        seen={seen}
        answering={answering}
        onAnswering={setAnswering}
        onWritten={() => setStart(null)}
      />
      <Suspense fallback={<aside className="beside-thread" aria-busy="true" aria-label={t('details')} />}>
        <Beside as={as} thread={thread} onClose={() => setBeside(false)} />
      </Suspense>
    </section>
  )
}

/** Where one reads from: the message of the address, or the end. The same address may be followed again. */
function useStart() {
  const asked = placeIn(useAsked())
  const [start, setStart] = useState<Start>(asked ? { around: asked } : null)
  const [was, setWas] = useState(asked)
  if (asked !== was) {
    setWas(asked)
    setStart(asked ? { around: asked } : null)
  }
  return [start, setStart] as const
}

/** What the server has taken stands in its place at once, before it is read again. */
function useSentAtOnce(thread: string): void {
  const changeParts = useChangeParts(listMessages)
  const add = useMemo(
    () => (of: string, message: Message) => {
      if (of === thread)
        changeParts({ thread }, (part, at, all) => (at === all.length - 1 ? withMessage(part, message) : part))
    },
    [thread, changeParts],
  )
  useEffect(() => onSent(add), [add])
}

function withMessage(part: Gives<typeof listMessages>, message: Message): Gives<typeof listMessages> {
  const { messages, newer } = part.data
  if (newer || messages.some(({ id }) => id === message.id)) return part
  return { ...part, data: { ...part.data, messages: [...messages, message] } }
}
