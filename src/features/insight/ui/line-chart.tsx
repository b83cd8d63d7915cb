import { useEffect, useId, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useSite } from '#features/session/ui/use-session.ts'
import { partOrNull } from '#platform/browser/part-or-null.ts'

type Props = {
  title: string
  tone: 'info' | 'accent'
  points: readonly { day: string; value: number }[]
}

/** Numbers over time as a line; its drawing comes in a file of its own, and without it the table stands for it. */
export function LineChart({ title, tone, points }: Props) {
  const t = useTranslations('insight.spans')
  const format = useFormatter()
  const { language } = useSite()
  const holder = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  // numbers alone, so that a line is only drawn anew when one of them is another
  const numbers = JSON.stringify(points)

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void partOrNull(() => import('./draw-line.ts')).then((part) => {
      if (isGone || !holder.current) return
      if (part) stop = part.drawLine(holder.current, JSON.parse(numbers), language)
      else setMissing(true)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [numbers, language])

  const total = points.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure className="report-line stack stack-xs" data-tone={tone} aria-labelledby={id}>
      <figcaption id={id} className="small quiet">
        {title} <span className="num strong">{format.number(total)}</span>
        <span className="sr-only"> {t('chart')}</span>
      </figcaption>
      {isMissing ? <p className="small">{t('notLoaded')}</p> : null}
      {/* time runs from left to right in every language (look.md) */}
      <div ref={holder} className="report-canvas" dir="ltr" aria-hidden="true" hidden={isMissing} />
    </figure>
  )
}
