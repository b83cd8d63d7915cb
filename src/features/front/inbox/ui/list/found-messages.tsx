import { useFormatter, useTranslations } from 'use-intl'
import { searchMessages } from '#features/talk/threads/message-contract.ts'
import { useCallParts } from '#platform/browser/use-call-parts.ts'
import { Button } from '#ui/basics/button.tsx'
import { hrefOf, type Viewer } from '../places.ts'

type Props = { as: Viewer; q: string; thread?: string }

/** Messages that hold these words, each leading to its place in its conversation. */
export function FoundMessages({ as, q, thread }: Props) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useCallParts(
    searchMessages,
    { as, q, ...(thread && { thread }) },
    { after: ({ next_cursor }) => (next_cursor ? { cursor: next_cursor } : undefined) },
  )
  const found = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section className="found-messages" aria-label={t('foundMessages')} aria-busy={!data && !isError}>
      <h2 className="small faint">{t('foundMessages')}</h2>
      {data && found.length === 0 ? <p className="small faint">{t('foundNone')}</p> : null}
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
