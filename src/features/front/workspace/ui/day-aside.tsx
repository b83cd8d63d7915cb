import './day-aside.css'
import { useNow } from 'use-intl'
import { columnOf, type Stage } from '#features/hiring/applications/stages.ts'
import { useClockThere } from '#features/hiring/interviews/ui/use-invitation-clock.ts'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { type Agenda, pageDay, type Since } from '../day-contract.ts'

type Day = Gives<typeof pageDay>['data']

/** Beside what waits: the hours of today, how the page answers, and what others did since yesterday. */
export function DayAside({ first }: { first: Gives<typeof pageDay> | undefined }) {
  const { data } = useCall(pageDay, {}, { initial: first, enabled: first !== undefined })
  if (!data) return null
  const { agenda, record, since } = data.data
  return (
    <>
      <Hours agenda={agenda} />
      {record ? <Answers record={record} /> : null}
      {since.length > 0 ? <SinceYesterday since={since} /> : null}
    </>
  )
}

/** Where people were moved to: a column, or what became of somebody. */
function useStageOf() {
  const column = useTranslations('applications.columns')
  const became = useTranslations('applications.stages')
  return (stage: Stage) => {
    const at = columnOf(stage)
    return at === stage ? column(at) : became(stage)
  }
}

/** What stands in the agenda on the day of the reader; what is over is quiet. */
function Hours({ agenda }: { agenda: readonly Agenda[] }) {
  const t = useTranslations('workspace.day')
  const when = useWhen()
  const now = useNow({ updateInterval: 60_000 })
  const today = when.day(now.toISOString())
  const ofToday = agenda.filter(({ at }) => when.day(at) === today)
  const ahead = agenda.find(({ at }) => new Date(at) > now && when.day(at) !== today)
  return (
    <section className="stack stack-s" aria-labelledby="day-hours">
      <div className="section-head section-head-line">
        <h2 id="day-hours">{t('title')}</h2>
        {/* an older browser may know another hour of a zone than the server: near midnight another day */}
        <span className="small quiet" suppressHydrationWarning>
          {when.isOwn ? today : `${today} · ${when.zoneWords}`}
        </span>
      </div>
      {ofToday.length === 0 ? <p className="quiet small">{t('free')}</p> : null}
      <ol className="day-hours">
        {ofToday.map((one) => (
          <Hour key={one.id} one={one} isOver={endOf(one) < now.getTime()} />
        ))}
      </ol>
      {ofToday.length === 0 && ahead ? (
        <>
          <p className="small quiet">{t('ahead', { day: when.day(ahead.at) })}</p>
          <ol className="day-hours">
            <Hour one={ahead} isOver={false} />
          </ol>
        </>
      ) : null}
      <a className="link small" href="/page/interviews">
        {t('calendar')}
      </a>
    </section>
  )
}

const endOf = ({ at, minutes }: Agenda) => Date.parse(at) + minutes * 60_000

function Hour({ one, isOver }: { one: Agenda; isOver: boolean }) {
  const t = useTranslations('workspace.day')
  const when = useWhen()
  const { kind, at, name, title, how, href, link, is_mine, state, booked, zone } = one
  const there = useClockThere(zone, when)(at)
  return (
    <li data-mine={is_mine || undefined} data-over={isOver || undefined}>
      <time className="num" dateTime={at}>
        {when.hour(at)}
      </time>
      <div className="stack stack-xs">
        <a className="strong" href={href}>
          {t.rich(kind === 'open_day' ? 'what.open_day' : `what.${how ?? 'on_site'}`, {
            name: () => <bdi>{name}</bdi>,
          })}
        </a>
        <span className="small quiet">
          {title ? <bdi>{title}</bdi> : null}
          {booked === null ? null : t('booked', { count: booked })}
          {state === 'done' || state === 'no_show' ? ` · ${t(state)}` : null}
        </span>
        {there ? <span className="small quiet num">{there}</span> : null}
        {link && !isOver ? (
          <a className="link small" href={link} target="_blank" rel="noopener noreferrer">
            {t('join')}
          </a>
        ) : null}
      </div>
    </li>
  )
}

function Answers({ record: { applications, answered, median_days } }: { record: NonNullable<Day['record']> }) {
  const t = useTranslations('workspace.day')
  const format = useFormatter()
  return (
    <section className="stack stack-s" aria-labelledby="day-answers">
      <div className="section-head section-head-line">
        <h2 id="day-answers">{t('answers')}</h2>
        <span className="small quiet">{t('ofDays')}</span>
      </div>
      <div className="workspace-counts">
        <p>
          <b className="figure num">{format.number(answered / applications, { style: 'percent' })}</b>
          <span className="small quiet">{t('answered')}</span>
        </p>
        {median_days === null ? null : (
          <p>
            <b className="figure num">{t('days', { count: Math.max(1, Math.round(median_days)) })}</b>
            <span className="small quiet">{t('usual')}</span>
          </p>
        )}
      </div>
    </section>
  )
}

function SinceYesterday({ since }: { since: readonly Since[] }) {
  const t = useTranslations('workspace.day')
  const stage = useStageOf()
  return (
    <section className="stack stack-s" aria-labelledby="day-since">
      <div className="section-head section-head-line">
        <h2 id="day-since">{t('since')}</h2>
      </div>
      <ul className="stack stack-s small">
        {since.map(({ what, by, to, count, job }) => (
          <li key={`${what} ${by} ${to} ${job?.id}`}>
            {t.rich(`did.${what}`, {
              count,
              who: by ? 'one' : 'some',
              by: () => <bdi className="strong">{by}</bdi>,
              to: to ? stage(to) : '',
            })}
            {job ? (
              <>
                {' · '}
                <a className="link" href={`/page/jobs/${job.id}/board`}>
                  <bdi>{job.title}</bdi>
                </a>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
