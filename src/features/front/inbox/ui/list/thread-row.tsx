import type { ReactNode } from 'react'
import type { ThreadLine } from '#features/talk/threads/contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { hrefOf, type Viewer } from '../places.ts'
import { ThreadFace } from '../thread-face.tsx'
import { useStatusWord } from '../use-status-word.ts'
import { useListTime } from './use-list-time.ts'

type Props = { as: Viewer; thread: ThreadLine; current: boolean }

/** A conversation in the list: who, about what, the last words, what is unread. */
export function ThreadRow({ as, thread, current }: Props) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const time = useListTime()
  const status = useStatusWord(as, thread)
  const { id, title, about, verified, unread, mentions, last_at, muted_until, pinned, assigned_to } = thread
  return (
    <a
      className="thread-row"
      href={hrefOf(as, id)}
      aria-current={current ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <ThreadFace thread={thread} />
      <span className="thread-row-words">
        <span className="thread-row-title">
          <bdi className="clip">{title}</bdi>
          {verified ? <Icon name="verified" size="s" label={t('verified')} /> : null}
          {verified === false ? <span className="small bad nowrap">{t('notVerified')}</span> : null}
          {thread.kind === 'internal' ? <Icon name="lock" size="s" label={t('teamOnly')} /> : null}
        </span>
        <span className="thread-row-about small faint">
          <span className="clip" dir="auto">
            {about}
          </span>
          {thread.blocked ? (
            <span className="nowrap">{t('isBlocked')}</span>
          ) : status ? (
            <span className="nowrap">{status}</span>
          ) : null}
          {assigned_to ? (
            <span className="clip">{t.rich('answers', { name: () => <bdi>{assigned_to.name}</bdi> })}</span>
          ) : null}
        </span>
        <LastWords thread={thread} />
      </span>
      <span className="thread-row-end">
        <time dateTime={last_at}>{time(last_at)}</time>
        <span className="thread-row-marks">
          {muted_until ? <Icon name="bell-off" size="s" label={t('muted')} /> : null}
          {pinned ? <Icon name="pinned" size="s" label={t('isPinned')} /> : null}
          {mentions > 0 ? <b className="thread-at">@</b> : null}
          {unread > 0 ? (
            <b className="thread-count" data-quiet={muted_until ? '' : undefined}>
              <span aria-hidden="true">{format.number(unread)}</span>
              <span className="sr-only">{t('unreadCount', { count: unread })}</span>
            </b>
          ) : null}
        </span>
      </span>
    </a>
  )
}

/** What one began to write comes before what was said last. */
function LastWords({ thread: { draft, last, kind } }: { thread: ThreadLine }) {
  const t = useTranslations('inbox')
  if (draft) return <Words before={<span className="warm">{t('draft')}</span>}>{draft}</Words>
  if (!last) return <span className="thread-row-last faint clip">{t('nothingSaid')}</span>
  const isNamed =
    !last.mine && (last.side === 'member' || last.side === 'page' || last.side === 'staff') && kind !== 'personal'
  const who = last.mine ? t('you') : isNamed ? last.name : ''
  return (
    <Words
      before={
        who ? (
          <span className="nowrap">
            <bdi>{who}</bdi>
            {':'}
          </span>
        ) : null
      }
    >
      {last.unsent ? t('unsentLast') : last.text || t('files', { count: last.files })}
    </Words>
  )
}

/** Each part in its own direction, so that it is cut where it ends. */
const Words = ({ before, children }: { before: ReactNode; children: ReactNode }) => (
  <span className="thread-row-last">
    {before}
    <span className="clip" dir="auto">
      {children}
    </span>
  </span>
)
