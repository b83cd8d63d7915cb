import './inbox.css'
import { useEffect, useState } from 'react'
import { useAsked, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { ThreadList } from './list/thread-list.tsx'
import { filterIn, type Viewer } from './places.ts'
import type { InboxRead } from './read-inbox.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { resumeSending } from './write/send-waiting.ts'

/** Comes with the first conversation: the list alone needs none of it. */
const OpenThread = late(async () => (await import('./thread/open-thread.tsx')).OpenThread)

type Props = { as: Viewer; read: InboxRead; thread: string | undefined }

/** Conversations, the one that is open, and what stands beside it. On phones one of them at a time. */
export function Inbox({ as, read, thread }: Props) {
  const t = useTranslations('inbox')
  const me = useSession()?.display.id ?? ''
  const asked = useAsked()
  // what the page came with, for as long as it is fresh
  const [came] = useState(() => ({ ...read, at: Date.now() }))
  const [filter, setFilter] = useState(() => filterIn(asked))
  const box = useVisibleHeight()
  useEffect(() => resumeSending(me), [me])
  const opened = came.opened?.thread.data.id === thread ? came.opened : null
  return (
    <main id="main" ref={box} data-screen="messages" className="inbox" data-open={thread ? '' : undefined}>
      <ThreadList
        as={as}
        filter={filter}
        onFilter={setFilter}
        initial={{ given: came.list, at: came.at }}
        open={thread}
      />
      {thread ? <h1 className="sr-only only-narrow">{t('title')}</h1> : null}
      {thread ? (
        <OpenThread key={thread} as={as} id={thread} initial={opened && { ...opened, at: came.at }} />
      ) : (
        <section className="inbox-nothing" aria-label={t('title')}>
          <Empty icon="chat" title={t('nothingOpen')} />
        </section>
      )}
    </main>
  )
}
