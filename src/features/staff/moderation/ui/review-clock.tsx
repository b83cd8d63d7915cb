import { useNow } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { RingClock } from '#ui/basics/meter.tsx'

const hour = 3_600_000

/** How long the one working day still lasts. */
export function ReviewClock({ from, due }: { from: string; due: string }) {
  const t = useTranslations('moderation.clock')
  const now = useNow({ updateInterval: 60_000 })
  const end = new Date(due).getTime()
  const left = end - now.getTime()
  if (left <= 0)
    return (
      <RingClock left={0} tone="bad">
        {t('late', { count: Math.max(1, Math.floor(-left / hour)) })}
      </RingClock>
    )
  return (
    <RingClock left={left / (end - new Date(from).getTime())} tone={left < 6 * hour ? 'warm' : 'plain'}>
      {t('left', { count: Math.max(1, Math.floor(left / hour)) })}
    </RingClock>
  )
}
