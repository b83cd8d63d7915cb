import './funnel.css'
import { useTranslations } from '#platform/browser/intl.ts'

const [width, height] = [64, 20]
const margin = 3

/** Applications of the last days as a line, today at its end. Time runs from left to right in every language. */
export function DailyLine({ daily }: { daily: readonly number[] }) {
  const t = useTranslations('workspace')
  const most = Math.max(1, ...daily)
  const sum = daily.reduce((all, one) => all + one, 0)
  const at = (value: number, index: number) => {
    const x = margin + (index * (width - 2 * margin)) / Math.max(1, daily.length - 1)
    return [x.toFixed(1), (height - margin - (value / most) * (height - 2 * margin)).toFixed(1)] as const
  }
  const points = daily.map(at)
  const last = points.at(-1)
  if (!last) return null
  return (
    <svg
      className="daily-line"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('daily', { count: sum, days: daily.length })}
    >
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={last[0]} cy={last[1]} r="2" />
    </svg>
  )
}
