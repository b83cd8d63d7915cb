import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { RingClock } from '#ui/basics/meter.tsx'
import type { Right } from '../contract.ts'
import { answerDays, rightDays } from '../rules.ts'

/** The right to represent as a ring: asked, on, ending soon, over. One ring means one thing everywhere. */
export function RightRing({ right: { kind, until, days_left } }: { right: Right }) {
  const t = useTranslations('submissions.right')
  const day = useDay()
  if (kind === 'none') return null
  if (kind === 'ended' || !until) return <span className="small quiet">{t('ended')}</span>
  const left = days_left ?? 0
  if (kind === 'asked')
    return (
      <span className="right-asked">
        <RingClock left={left / answerDays}>{t('asked', { day: day(until) })}</RingClock>
      </span>
    )
  return (
    <RingClock left={left / rightDays} tone={kind === 'soon' ? 'warm' : 'good'}>
      {kind === 'soon' ? t('soon', { count: left }) : t('until', { day: day(until) })}
    </RingClock>
  )
}
