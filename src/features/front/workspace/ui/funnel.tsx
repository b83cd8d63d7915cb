import './funnel.css'
import { rungs } from '#features/hiring/progress/progress-rules.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { OwnJob } from '../contract.ts'
import { bandPath, half, step } from './band-path.ts'

/** The stages above the bands. */
export function FunnelHead() {
  const stage = useTranslations('applications.columns')
  return (
    <span className="funnel">
      {rungs.map((rung) => (
        <span key={rung}>{stage(rung)}</span>
      ))}
    </span>
  )
}

/** How many ever came to each stage; a number leads to them on the board. */
export function Funnel({ job: { id, state, reached } }: { job: OwnJob }) {
  const t = useTranslations('workspace')
  const stage = useTranslations('applications.columns')
  const format = useFormatter()
  return (
    <div className="funnel" data-resting={state === 'paused' || undefined}>
      <svg viewBox={`0 0 ${rungs.length * step} ${2 * half}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={bandPath(reached)} />
      </svg>
      {rungs.map((rung, at) => {
        const count = reached[at] ?? 0
        const name = t('reached', { count, stage: stage(rung) })
        return count > 0 ? (
          <a key={rung} href={`/page/jobs/${id}/board?reached=${rung}`} aria-label={name}>
            {format.number(count)}
          </a>
        ) : (
          <span key={rung} className="faint">
            <span className="sr-only">{name}</span>
            <span aria-hidden="true">{format.number(0)}</span>
          </span>
        )
      })}
    </div>
  )
}
