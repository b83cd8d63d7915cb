import './meter.css'
import type { ReactNode } from 'react'

type MeterProps = {
  /** 0 to 1. */
  part: number
  label: string
  tone?: 'accent' | 'warm' | 'bad' | 'good'
}

/** Plain. How much of a whole is reached; the words beside it say the numbers. */
export function Meter({ part, label, tone = 'accent' }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100)
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn the same way everywhere
    <span
      className="meter"
      data-tone={tone}
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}

type ClockProps = {
  /** How much of the promised time is left, 0 to 1. */
  left: number
  tone?: 'plain' | 'warm' | 'bad' | 'good' | 'accent'
  children: ReactNode
}

/** Plain. A clock as a ring and words: the words say it, the ring lets it be seen from afar. */
export function RingClock({ left, tone = 'plain', children }: ClockProps) {
  const shown = Math.round(Math.min(1, Math.max(0, left)) * 100)
  return (
    <span className="ring-clock" data-tone={tone}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        {shown > 0 ? <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray={`${shown} 100`} /> : null}
      </svg>
      {children}
    </span>
  )
}

/** Plain. Needs met, in part, or not: little bars in a row. The label says it in words. */
export function Ticks({ marks, label }: { marks: readonly ('met' | 'part' | 'not')[]; label: string }) {
  return (
    <span className="ticks" role="img" aria-label={label}>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name and never move
        <i key={at} data-mark={mark} />
      ))}
    </span>
  )
}
