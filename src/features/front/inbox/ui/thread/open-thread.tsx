import { useState } from 'react'
import { showThread } from '#features/talk/threads/contract.ts'
import type { listMessages } from '#features/talk/threads/message-contract.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { hrefOf, type Viewer } from '../places.ts'
import { Conversation } from './conversation.tsx'

type Opened = { thread: Gives<typeof showThread>; messages: Gives<typeof listMessages>; at: number }
type Props = { as: Viewer; id: string; initial: Opened | null }

/** The conversation that is open, on its way, or no longer one's own. */
export function OpenThread({ as, id, initial }: Props) {
  const t = useTranslations('inbox')
  const [came] = useState(initial)
  const { data, error, refetch } = useCall(showThread, { thread: id }, { ...(came && { initial: came.thread }) })
  const isGone = error?.code === 'not_found' || error?.code === 'not_allowed' || error?.code === 'invalid'
  if (isGone || (!data && error))
    return (
      <section className="thread" aria-label={t('title')}>
        <div className="thread-away">
          {isGone ? (
            <Empty
              icon="lock"
              title={t('gone')}
              action={
                <LinkButton href={hrefOf(as)} icon="back">
                  {t('back')}
                </LinkButton>
              }
            >
              {t('goneHelp')}
            </Empty>
          ) : (
            <NotLoaded onRetry={refetch} />
          )}
        </div>
      </section>
    )
  if (!data)
    return (
      <section className="thread" aria-label={t('title')} aria-busy="true">
        <div className="thread-away">
          <Skeleton />
        </div>
      </section>
    )
  return <Conversation as={as} thread={data.data} initial={came ? { given: came.messages, at: came.at } : undefined} />
}
