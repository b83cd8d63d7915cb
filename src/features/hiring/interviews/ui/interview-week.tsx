import './interview-week.css'
import { useLocale, useNow } from 'use-intl'
import { listOutsideHours } from '#features/hiring/outside-hours/contract.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { interviewWeek } from '../contract.ts'
import { useClockThere } from './use-invitation-clock.ts'
import { useWhen } from './use-when.ts'
import { addDays, dateIn } from './week-days.ts'

type Met = Gives<typeof interviewWeek>['data'][number]
const weekAddress = (from: string) => `/page/interviews?show=week&from=${from}`

type Props = {
  from: string
  first: Gives<typeof interviewWeek> | undefined
  /** When the reader is busy elsewhere. */
  busy: Gives<typeof listOutsideHours> | undefined
}

/** Seven days beside each other, on a phone those with something below each other; in the reader's own time zone. */
export function InterviewWeek({ from, first, busy }: Props) {
  const t = useTranslations('interviews.week')
  const format = useFormatter()
  const { zone, zoneWords } = useWhen()
  const { data, isError, refetch } = useCall(interviewWeek, { from }, { initial: first, enabled: first !== undefined })
  const outside = useCall(listOutsideHours, { from }, { initial: busy, enabled: busy !== undefined }).data?.data ?? []
  const today = dateIn(useNow({ updateInterval: 60_000 }).toISOString(), zone)
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(from, at))
  const met = (data?.data ?? []).filter(({ starts_at }) => starts_at && days.includes(dateIn(starts_at, zone)))
  const shown = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), 'longDay')
  if (isError && !data) return <NotLoaded onRetry={refetch} />
  return (
    <section className="stack" aria-labelledby="week">
      <div className="cluster spread">
        <div>
          <h2 id="week">{t('title', { from: shown(from), to: shown(addDays(from, 6)) })}</h2>
          <p className="small quiet">{t('zone', { zone: zoneWords, count: met.length })}</p>
        </div>
        <div className="cluster">
          <LinkButton href={weekAddress(addDays(from, -7))} size="s" icon="back">
            {t('before')}
          </LinkButton>
          <LinkButton href="/page/interviews?show=week" size="s">
            {t('this')}
          </LinkButton>
          <LinkButton href={weekAddress(addDays(from, 7))} size="s" iconEnd="next">
            {t('after')}
          </LinkButton>
        </div>
      </div>
      <div className="interview-week">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            isToday={day === today}
            busy={outside.filter((one) => overlapsDay(one, day, zone))}
            met={met.filter(({ starts_at }) => starts_at && dateIn(starts_at, zone) === day)}
          />
        ))}
      </div>
      {met.length === 0 ? <p className="quiet">{t('none')}</p> : null}
    </section>
  )
}

type Busy = Gives<typeof listOutsideHours>['data'][number]
/** Whether any of it lies in a day as the clocks of a zone count it. */
const overlapsDay = ({ from, to }: Busy, day: string, zone: string) =>
  dateIn(from, zone) <= day && dateIn(new Date(Date.parse(to) - 1).toISOString(), zone) >= day

type DayProps = { day: string; isToday: boolean; met: readonly Met[]; busy: readonly Busy[] }

function Day({ day, isToday, met, busy }: DayProps) {
  const t = useTranslations('interviews.week')
  const format = useFormatter()
  const hours = [
    ...busy.map((one) => ({ at: one.from, item: <Taken key={one.from} one={one} day={day} /> })),
    ...met.map((one) => ({ at: one.starts_at ?? '', item: <At key={one.id} one={one} /> })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <section
      className="interview-day"
      data-today={isToday || undefined}
      data-empty={met.length + busy.length === 0 || undefined}
    >
      <h3 className="small">
        {format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: 'short', day: 'numeric', timeZone: 'UTC' })}
        {isToday ? <span className="sr-only"> {t('today')}</span> : null}
      </h3>
      {hours.map(({ item }) => item)}
    </section>
  )
}

/** Hours of a calendar elsewhere, of which nothing more is known. */
function Taken({ one: { from, to }, day }: { one: Busy; day: string }) {
  const t = useTranslations('outsideHours')
  const when = useWhen()
  const isWhole = dateIn(from, when.zone) < day || Date.parse(to) - Date.parse(from) >= 86_400_000
  return (
    <p className="interview-taken small quiet">
      {isWhole ? null : <bdi className="num">{`${when.hour(from)} – ${when.hour(to)} `}</bdi>}
      {t('busy')}
    </p>
  )
}

function At({ one: { name, job, application, starts_at, minutes, kind, state, people, is_mine, zone } }: { one: Met }) {
  const t = useTranslations('interviews')
  const when = useWhen()
  const there = useClockThere(zone, when)
  const comma = commaOf(toLanguage(useLocale()))
  const now = useNow({ updateInterval: 60_000 })
  const isOver = starts_at !== null && Date.parse(starts_at) + minutes * 60_000 < now.getTime()
  return (
    <a
      className="interview-at"
      href={`/page/jobs/${job.id}/board?applicant=${application}`}
      data-mine={is_mine || undefined}
      data-over={isOver || undefined}
    >
      {starts_at ? (
        <time className="num" dateTime={starts_at}>
          {when.hour(starts_at)}
        </time>
      ) : null}
      {starts_at ? <span className="small faint num">{there(starts_at)}</span> : null}
      <span className="strong">
        <bdi>{name}</bdi>
      </span>
      <span className="small quiet">
        <bdi>{job.title}</bdi>
      </span>
      <span className="small quiet">{[t(`kinds.${kind}`), t('minutes', { count: minutes })].join(comma)}</span>
      {people.length > 0 ? (
        <span className="small faint">
          <bdi>{people.map((each) => each.name).join(' · ')}</bdi>
        </span>
      ) : null}
      {isOver || state !== 'confirmed' ? (
        <span className="small faint">{t(state === 'confirmed' ? 'week.unsaid' : `states.${state}`)}</span>
      ) : null}
    </a>
  )
}
