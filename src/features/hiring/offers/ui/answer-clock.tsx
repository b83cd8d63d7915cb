import { useNow } from 'use-intl'
import { useTwoClocks } from '#features/hiring/interviews/ui/use-invitation-clock.ts'
import { useTranslations } from '#platform/browser/intl.ts'

const hour = 3_600_000

/** Until when an answer is waited for, by the clock of the letter with the reader's own beside it, and how long that still is. */
export function AnswerClock({ until, zone }: { until: string; zone: string }) {
  const t = useTranslations('offers.mine')
  const when = useTwoClocks(zone, true)
  const beside = when.beside(until)
  const now = useNow({ updateInterval: 60_000 })
  const hours = Math.max(0, Math.floor((new Date(until).getTime() - now.getTime()) / hour))
  return (
    <div className="stack stack-xs">
      <p className="strong">
        {t('until', { when: when.until(until) })} ·{' '}
        <span className={hours < 48 ? 'warm' : undefined}>
          {hours < 48 ? t('hoursLeft', { count: hours }) : t('daysLeft', { count: Math.floor(hours / 24) })}
        </span>
      </p>
      <p className="small quiet">{t('zone', { zone: when.zoneWords })}</p>
      {beside ? <p className="small">{beside}</p> : null}
    </div>
  )
}
