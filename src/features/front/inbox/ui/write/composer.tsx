import './composer.css'
import { lazy, Suspense, useState } from 'react'
import { type Thread, unblockSender } from '#features/talk/threads/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { Viewer } from '../places.ts'
import type { Answering } from '../thread/answering.ts'
import { EditBox } from './edit-box.tsx'
import { WriteBox } from './write-box.tsx'

const NoteBox = lazy(() => import('./note-box.tsx'))

type Props = {
  as: Viewer
  thread: Thread
  /** The last message one has read. */
  seen: number
  answering: Answering
  onAnswering: (answering: Answering) => void
  onWritten: () => void
}

/** Where one writes: to the other side or, apart from it, to the team; or why one cannot. */
export function Composer({ as, thread, seen, answering, onAnswering, onWritten }: Props) {
  const t = useTranslations('inbox')
  const [tab, setTab] = useState<'reply' | 'note'>('reply')
  const mayNote = useMay()('applicant.note') && as === 'page' && thread.application !== null
  const isOpen = thread.may.includes('write') && thread.closed === null && !thread.blocked
  const isNote = mayNote && (tab === 'note' || !isOpen)
  return (
    <footer className="composer">
      {mayNote && isOpen ? (
        <fieldset className="composer-tabs" aria-label={t('write.to')}>
          <button type="button" aria-pressed={!isNote} onClick={() => setTab('reply')}>
            {t.rich('write.replyTo', { name: () => <bdi>{thread.title}</bdi> })}
          </button>
          <button type="button" aria-pressed={isNote} onClick={() => setTab('note')}>
            <Icon name="lock" size="s" />
            {t('write.noteToTeam')}
          </button>
        </fieldset>
      ) : null}
      {isOpen ? null : <Closed thread={thread} />}
      {isNote && thread.application ? (
        <Suspense>
          <NoteBox application={thread.application} tabbed={isOpen} />
        </Suspense>
      ) : null}
      {isOpen && !isNote && answering?.to === 'edit' ? (
        <EditBox
          key={answering.message.id}
          thread={thread.id}
          message={answering.message}
          onClose={() => onAnswering(null)}
        />
      ) : null}
      {isOpen && !isNote && answering?.to !== 'edit' ? (
        <WriteBox
          as={as}
          thread={thread}
          seen={seen}
          reply={answering?.message ?? null}
          onReply={onAnswering}
          onWritten={onWritten}
        />
      ) : null}
    </footer>
  )
}

const reasons = ['thread_closed', 'wait_for_answer', 'changed_meanwhile'] as const

/** Why nobody writes here now. */
function Closed({ thread: { id, title, blocked, closed, may } }: { thread: Thread }) {
  const t = useTranslations('inbox.closed')
  const { mutate, isPending } = useSend(unblockSender, {
    onDone: () => refresh('thread.marked'),
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  const name = () => <bdi>{title}</bdi>
  if (blocked)
    return (
      <p className="composer-closed cluster">
        <span>{t.rich('blocked', { name })}</span>
        <Button size="s" look="text" busy={isPending} onClick={() => mutate({ thread: id })}>
          {t('unblock')}
        </Button>
      </p>
    )
  const reason = may.includes('write') ? (reasons.find((one) => one === closed) ?? 'thread_closed') : 'reader'
  return <p className="composer-closed">{t.rich(reason, { name })}</p>
}
