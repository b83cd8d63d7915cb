import { useNow } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { RingClock } from '#ui/basics/meter.tsx'

const hour = 3_600_000
const day = 24 * hour

type Props = { from: string; due: string; long?: boolean }

/** How long the candidate still waits without it being late; `long` names what the time is left for. */
export function DueClock({ from, due, long }: Props) {
  const t = useTranslations('applications.clock')
  const now = useNow({ updateInterval: 60_000 })
  const end = new Date(due).getTime()
  const left = end - now.getTime()
  const whole = end - new Date(from).getTime()
  if (left <= 0)
    return (
      <RingClock left={0} tone="bad">
        {t('late', { days: Math.floor(-left / day) })}
      </RingClock>
    )
  const words =
    left >= day
      ? t(long ? 'daysToAnswer' : 'days', { count: Math.round(left / day) })
      : t(long ? 'hoursToAnswer' : 'hours', { count: Math.max(1, Math.round(left / hour)) })
  return (
    <RingClock left={whole > 0 ? left / whole : 0} tone={left < 3 * day ? 'warm' : 'plain'}>
      {words}
    </RingClock>
  )
}
