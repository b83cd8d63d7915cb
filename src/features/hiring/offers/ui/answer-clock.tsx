import { useNow } from 'use-intl'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { useTranslations } from '#platform/browser/intl.ts'

const hour = 3_600_000

/** Until when an answer is waited for, in the reader's time zone, and how long that still is. */
export function AnswerClock({ until }: { until: string }) {
  const t = useTranslations('offers.mine')
  const when = useWhen()
  const now = useNow({ updateInterval: 60_000 })
  const hours = Math.max(0, Math.floor((new Date(until).getTime() - now.getTime()) / hour))
  return (
    <div className="stack stack-xs">
      <p className="strong">
        {t('until', { when: when.both(until) })} ·{' '}
        <span className={hours < 48 ? 'warm' : undefined}>
          {hours < 48 ? t('hoursLeft', { count: hours }) : t('daysLeft', { count: Math.floor(hours / 24) })}
        </span>
      </p>
      <p className="small quiet">{t('zone', { zone: when.zoneWords })}</p>
    </div>
  )
}
