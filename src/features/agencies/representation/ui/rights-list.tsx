import './rights.css'
import { useNow } from 'use-intl'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Represented } from '../contract.ts'

const day = 86_400_000
/** The axis begins and ends so many days from today. */
const before = 120
const after = 190
/** Which months are named, from this one: none so near that it would stand in today's word. */
const named = [-3, 2, 4]

type Props = { rows: readonly Represented[]; onOpen: (id: string) => void }

/** Who may act for one where and for how long: every right as a bar on one axis of time, with today's line. */
export function RightsList({ rows, onOpen }: Props) {
  const t = useTranslations('representation')
  const format = useFormatter()
  const now = useNow().getTime()
  const months = named.map((month) => now + month * 31 * day)
  const placeOf = (moment: number) =>
    `${Math.min(100, Math.max(0, ((moment - now) / day + before) / (before + after)) * 100)}%`
  return (
    <div className="rights">
      <div className="rights-axis" aria-hidden="true">
        <span />
        <span className="rights-line">
          {months.map((month) => (
            <i key={month} style={{ insetInlineStart: placeOf(month) }}>
              {format.dateTime(new Date(month), { month: 'short' })}
            </i>
          ))}
          <b style={{ insetInlineStart: placeOf(now) }}>{t('today')}</b>
        </span>
        <span />
      </div>
      <ul className="rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} placeOf={placeOf} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  )
}

type RowProps = { row: Represented; placeOf: (moment: number) => string; onOpen: (id: string) => void }

function Row({ row, placeOf, onOpen }: RowProps) {
  const t = useTranslations('representation')
  const date = useDay()
  const { id, job, client, agency, state, approved_at, right_until, moved_at, reason } = row
  const isOn = state !== 'rejected' && state !== 'withdrawn'
  const from = Date.parse(approved_at ?? moved_at)
  const to = isOn && right_until ? Date.parse(right_until) : Date.parse(moved_at)
  return (
    <li className="rights-row">
      <div className="stack stack-xs">
        <button type="button" className="link medium" onClick={() => onOpen(id)}>
          <bdi>{job}</bdi>
        </button>
        <span className="small quiet">
          {t.rich('atBy', { client, agency: agency.name, b: (words) => <bdi>{words}</bdi> })}
        </span>
      </div>
      <span className="rights-line" aria-hidden="true">
        <span
          className="rights-bar"
          data-on={isOn || undefined}
          style={{ insetInlineStart: placeOf(from), inlineSize: `calc(${placeOf(to)} - ${placeOf(from)})` }}
        />
        <b style={{ insetInlineStart: placeOf(Date.now()) }} />
      </span>
      <div className="stack stack-xs small">
        <span>
          {isOn && right_until ? t('until', { day: date(right_until) }) : t('endedOn', { day: date(moved_at) })}
        </span>
        <span className="quiet">{isOn ? t(`states.${state}`) : reason || t(`states.${state}`)}</span>
      </div>
    </li>
  )
}
