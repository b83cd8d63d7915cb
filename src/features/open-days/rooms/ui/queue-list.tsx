import { useFormatter, useTranslations } from 'use-intl'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { Queued } from '../contract.ts'

/** Who waits for a desk, in the order in which they are called. */
export function QueueList({ queue, zone }: { queue: readonly Queued[]; zone: string }) {
  const t = useTranslations('rooms')
  const format = useFormatter()
  return (
    <aside className="stack" aria-label={t('queue')}>
      <h2>
        {t('queue')} <span className="faint num">{format.number(queue.length)}</span>
      </h2>
      {queue.length === 0 ? <p className="quiet">{t('nobody')}</p> : null}
      <ol className="rows">
        {queue.map(({ id, name, number, since, handed, goes_first }) => (
          <li key={id} className="row">
            <span className="room-number num">{format.number(number)}</span>
            <span className="grow stack stack-xs">
              <bdi className="strong">{name}</bdi>
              <Facts
                small
                items={[
                  t('since', { time: format.dateTime(new Date(since), { timeStyle: 'short', timeZone: zone }) }),
                  handed ? <Word key="handed">{t('handed')}</Word> : null,
                  goes_first ? <Word key="first">{t('first')}</Word> : null,
                ]}
              />
            </span>
          </li>
        ))}
      </ol>
    </aside>
  )
}
