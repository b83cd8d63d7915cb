import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { Queued } from '../contract.ts'

type Props = {
  queue: readonly Queued[]
  zone: string
  title?: string
  isOver?: boolean
  tool?: (one: Queued) => ReactNode
}

/** Who waits for a desk, in the order in which they are called. */
export function QueueList({ queue, zone, title, isOver = false, tool }: Props) {
  const t = useTranslations('rooms')
  const format = useFormatter()
  const heading = title ?? t('queue')
  return (
    <aside className="stack" aria-label={heading}>
      <h2>
        {heading} <span className="faint num">{format.number(queue.length)}</span>
      </h2>
      {queue.length === 0 ? <p className="quiet">{t('nobody')}</p> : null}
      <ol className="rows">
        {queue.map((one) => (
          <li key={one.id} className="row">
            <span className="room-number">{format.number(one.number)}</span>
            <span className="grow stack stack-xs">
              <span className="strong">
                <bdi>{one.name}</bdi>
              </span>
              <Facts
                small
                items={[
                  isOver
                    ? null
                    : t('since', {
                        time: format.dateTime(new Date(one.since), 'clock', { timeZone: zone }),
                      }),
                  one.handed ? <Word key="handed">{t('handed')}</Word> : null,
                  one.goes_first ? <Word key="first">{t('first')}</Word> : null,
                ]}
              />
            </span>
            {tool?.(one)}
          </li>
        ))}
      </ol>
    </aside>
  )
}
