import './charts.css'
import { useEffect, useId, useRef } from 'react'
import { useLocale } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTool } from '#platform/browser/lazy-tool.ts'

type Props = {
  title: string
  tone: 'info' | 'accent'
  points: readonly { day: string; value: number }[]
}

const drawing = () => import('./draw-line.ts')

/** Numbers over time as a line; its drawing comes in a file of its own, and without it the table stands for it. */
export function LineChart({ title, tone, points }: Props) {
  const t = useTranslations('ui.chart')
  const format = useFormatter()
  const language = useLocale()
  const holder = useRef<HTMLDivElement>(null)
  const { state, tool } = useTool('chart', drawing)
  const isMissing = state === 'not_loaded'
  const id = useId()
  // numbers alone, so that a line is only drawn anew when one of them is another
  const numbers = JSON.stringify(points)

  useEffect(
    () => (holder.current ? tool?.drawLine(holder.current, JSON.parse(numbers), language) : undefined),
    [tool, numbers, language],
  )

  const total = points.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure className="report-line stack stack-xs" data-tone={tone} aria-labelledby={id}>
      <figcaption id={id} className="small quiet">
        {title} <span className="num strong">{format.number(total)}</span>
        <span className="sr-only"> {t('line')}</span>
      </figcaption>
      {isMissing ? <p className="small">{t('notLoaded')}</p> : null}
      {/* time runs from left to right in every language (look.md) */}
      <div ref={holder} className="report-canvas" dir="ltr" aria-hidden="true" hidden={isMissing} />
    </figure>
  )
}
