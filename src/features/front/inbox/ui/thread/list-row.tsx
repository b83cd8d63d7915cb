import { useNow } from 'use-intl'
import type { Thread } from '#features/talk/threads/contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Viewer } from '../places.ts'
import type { Answering } from './answering.ts'
import { AsideRow } from './aside-row.tsx'
import { MessageRow } from './message-row.tsx'
import type { Row } from './rows.ts'
import { WaitingRow } from './waiting-row.tsx'

type Props = {
  as: Viewer
  row: Row
  thread: Thread
  /** A jump led here. */
  reached: boolean
  lastOwn: boolean
  onJump: (seq: number) => void
  onAnswer: (answering: Answering) => void
}

/** One line of a conversation. */
export function ListRow({ row, ...rest }: Props) {
  const t = useTranslations('inbox')
  switch (row.type) {
    case 'day':
      return <DayLine at={row.at} />
    case 'new':
      return (
        <p className="thread-new">
          <span>{t('newMessages')}</span>
        </p>
      )
    case 'waiting':
      return <WaitingRow waiting={row.waiting} thread={rest.thread} />
    case 'aside':
      return <AsideRow aside={row.aside} thread={rest.thread} />
    default:
      return <MessageRow message={row.message} begins={row.begins} ends={row.ends} {...rest} />
  }
}

function DayLine({ at }: { at: string }) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const day = new Date(at)
  const dayOf = (moment: Date) => format.dateTime(moment, 'day')
  // the page and its hydration go by one clock
  const today = useNow({ updateInterval: 60_000 })
  const yesterday = new Date(today.getTime() - 86_400_000)
  const yearOf = (moment: Date) => format.dateTime(moment, { year: 'numeric' })
  const words =
    dayOf(day) === dayOf(today)
      ? t('today')
      : dayOf(day) === dayOf(yesterday)
        ? t('yesterday')
        : format.dateTime(day, {
            ...{ weekday: 'long', day: 'numeric', month: 'long' },
            ...(yearOf(day) !== yearOf(today) && { year: 'numeric' }),
          })
  return (
    <p className="thread-day">
      <time dateTime={at.slice(0, 10)}>{words}</time>
    </p>
  )
}
