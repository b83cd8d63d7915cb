import './queues.css'
import { useNext } from '#frame/use-next.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Faces } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useAgo } from '#ui/basics/use-ago.ts'
import { Word } from '#ui/basics/word.tsx'
import type { QueueLine } from '../contract.ts'
import { nameOf, signOf } from './queue-signs.ts'

const tones = { new: 'plain', soon: 'warm', late: 'bad' } as const

/** Queues, each with how much waits and how far it is from its promise. */
export function QueueList({ queues }: { queues: readonly QueueLine[] }) {
  const t = useTranslations('queues')
  const { next, isPending } = useNext()
  return (
    <ul className="queues" aria-label={t('title')}>
      <li className="queues-head" aria-hidden="true">
        <span>{t('queue')}</span>
        <span className="queues-count">{t('open')}</span>
        <span className="queues-axis">
          <span>{t('new')}</span>
          <span className="queues-due">{t('promiseMark')}</span>
        </span>
        <span>{t('oldest')}</span>
        <span>{t('promise')}</span>
      </li>
      {queues.map((queue) => (
        <Line key={queue.key} queue={queue} busy={isPending} onNext={() => next(queue.key)} />
      ))}
    </ul>
  )
}

function Line({ queue, busy, onNext }: { queue: QueueLine; busy: boolean; onNext: () => void }) {
  const t = useTranslations('queues')
  const format = useFormatter()
  const ago = useAgo()
  const { key, open, late, oldest, promise, people } = queue
  const name = t(`names.${nameOf(key)}`)
  return (
    <li>
      <span className="queues-name">
        <Icon name={signOf(key)} />
        <a className="strong" href={`/admin?queue=${key}`}>
          {name}
        </a>
        {late > 0 ? <span className="small bad">{t('late', { count: late })}</span> : null}
      </span>
      <span className="queues-count strong">
        <span className="sr-only">{t('open')} </span>
        {format.number(open)}
      </span>
      <Strip dots={queue.dots} />
      <span className="queues-when small" suppressHydrationWarning>
        {oldest ? (
          <Word tone={tones[oldest.standing]}>
            <span className="sr-only">{t('oldest')} </span>
            {ago(oldest.since)}
          </Word>
        ) : (
          <span className="quiet">{t('nothing')}</span>
        )}
      </span>
      <span className="queues-when small quiet">
        <span className="sr-only">{t('promise')} </span>
        {t(`within.${promise.unit}`, { count: promise.count })}
      </span>
      <span className="queues-people">
        {people.length > 0 ? (
          <Faces names={people.slice(0, 3)} label={t('takenBy', { names: format.list(people) })} />
        ) : null}
      </span>
      <Button
        size="s"
        busy={busy}
        disabled={queue.free + queue.mine === 0}
        aria-label={t('takeNextOf', { queue: name })}
        onClick={onNext}
      >
        {t('takeNext')}
      </Button>
    </li>
  )
}

/** What waits, as dots between new and late. */
function Strip({ dots }: { dots: QueueLine['dots'] }) {
  return (
    <span className="queues-strip" aria-hidden="true">
      {dots.map(({ share, standing }, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no name and no state
          key={at}
          data-standing={standing}
          style={{ insetInlineStart: `${Math.min(96, share * 66)}%` }}
        />
      ))}
    </span>
  )
}
