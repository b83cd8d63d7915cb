import './aside-row.css'
import type { Thread } from '#features/talk/threads/contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useStatusWord } from '../use-status-word.ts'
import { MessageText } from './message-text.tsx'
import type { Aside } from './rows.ts'

type Props = { aside: Aside; thread: Thread }

/** What stands between the messages: a note that only the team reads, or where the application was moved. */
export function AsideRow({ aside, thread }: Props) {
  return aside.what === 'note' ? <TeamNote note={aside} /> : <Moved moved={aside} title={thread.title} />
}

function TeamNote({ note: { by, at, text } }: { note: Extract<Aside, { what: 'note' }> }) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const names = [...text.matchAll(/@(\p{L}+(?: \p{Lu}\p{L}+)*)/gu)].map(([, name = '']) => name)
  return (
    <article className="message" data-side="in" data-note="">
      <Avatar name={by} size="s" />
      <div className="team-note-bubble">
        <p className="team-note-head small">
          <Icon name="lock" size="s" />
          {t('teamNote')}
        </p>
        <p className="message-text" dir="auto">
          <MessageText text={text} names={names} />
        </p>
        <p className="small faint">
          <time dateTime={at}>{format.dateTime(new Date(at), 'clock')}</time> <bdi>{by}</bdi>
        </p>
      </div>
    </article>
  )
}

function Moved({ moved: { by, to }, title }: { moved: Extract<Aside, { what: 'moved' }>; title: string }) {
  const t = useTranslations('inbox')
  const stage = useStatusWord('page', { kind: 'application', status: to })
  return (
    <p className="thread-event">
      <span className="thread-event-stop" aria-hidden="true" />
      <span>
        {by
          ? t.rich('moved', { stage, by: () => <bdi>{by}</bdi> })
          : t.rich('movedItself', { stage, by: () => <bdi>{title}</bdi> })}
      </span>
    </p>
  )
}
