import { searchMessages } from '#features/talk/threads/message-contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCallParts } from '#platform/browser/use-call-parts.ts'
import { Button } from '#ui/basics/button.tsx'
import { hrefOf, type Viewer } from '../places.ts'

/** What is looked for: words, and who wrote them, since and until which day, and whether with files. */
export type Sought = { q: string; from?: string; since?: string; until?: string; files?: boolean }
type Props = {
  as: Viewer
  sought: Sought
  thread?: string
  /** What is said instead where nothing is found at all. */
  none?: string
}

/** Messages that hold these words, each leading to its place in its conversation. */
export function FoundMessages({ as, sought, thread, none }: Props) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const q = sought.q.trim()
  const { from, since, until, files } = sought
  const asked = {
    q,
    ...(from?.trim() && { from: from.trim() }),
    ...(since && { since }),
    ...(until && { until }),
    files,
  }
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useCallParts(
    searchMessages,
    { as, ...asked, ...(thread && { thread }) },
    { after: ({ next_cursor }) => (next_cursor ? { cursor: next_cursor } : undefined) },
  )
  const found = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section className="found-messages" aria-label={t('foundMessages')} aria-busy={!data && !isError}>
      <h2 className="small faint">{t('foundMessages')}</h2>
      {data && found.length === 0 ? <p className="small faint">{none ?? t('foundNone')}</p> : null}
      <ul>
        {found.map(({ message, thread: of, seq, title, name, mine, text, at }) => (
          <li key={message}>
            <a className="thread-row" href={hrefOf(as, of, seq)}>
              <span className="thread-row-words">
                <bdi className="clip strong">{thread ? (mine ? t('you') : name) : title}</bdi>
                <span className="found-text" dir="auto">
                  {thread ? null : (
                    <>
                      <bdi>{mine ? t('you') : name}</bdi>
                      {': '}
                    </>
                  )}
                  <Marked text={text} q={q} />
                </span>
              </span>
              <time className="thread-row-end" dateTime={at}>
                {format.dateTime(new Date(at), { day: 'numeric', month: 'short' })}
              </time>
            </a>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button size="s" look="text" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('foundMore')}
        </Button>
      ) : null}
    </section>
  )
}

/** What was looked for, marked where it stands as it was written. */
function Marked({ text, q }: { text: string; q: string }) {
  const at = text.toLocaleLowerCase().indexOf(q.toLocaleLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + q.length)}</mark>
      {text.slice(at + q.length)}
    </>
  )
}
