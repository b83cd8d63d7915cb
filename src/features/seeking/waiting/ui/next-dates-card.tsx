import './next-dates.css'
import { useLocale } from 'use-intl'
import { useTwoClocks } from '#features/hiring/interviews/ui/use-invitation-clock.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { besideHour } from '#platform/shared/beside-hour.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { listNextDates, type NextDate } from '../contract.ts'

/** Days and hours one agreed to, by the clock of the place one comes to, or else the own, with the other beside; nothing where there is none. */
export function NextDatesCard({ first }: { first: Gives<typeof listNextDates> | undefined }) {
  const t = useTranslations('waiting.next')
  const { data } = useCall(listNextDates, {}, { initial: first, enabled: first !== undefined })
  if (!data?.data.length) return null
  return (
    <Card title={t('title')}>
      <ul className="rows next-dates">
        {data.data.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <Next date={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Next({ date: { kind, id, at, zone, name, title, how, place } }: { date: NextDate }) {
  const t = useTranslations('waiting.next')
  const format = useFormatter()
  const when = new Date(at)
  const timeZoneName = besideHour(useLocale())
  // a day that has no hour is the same everywhere
  const clock = useTwoClocks(zone, how === 'on_site' || how === null)
  const { zone: timeZone } = clock
  const beside = clock.beside(at)
  const hour = format.dateTime(when, 'clock', { timeZone, timeZoneName })
  return (
    <>
      <time className="next-day" dateTime={at}>
        <span className="next-number num">{format.dateTime(when, { day: 'numeric', timeZone })}</span>
        <span className="small quiet">
          {format.dateTime(when, { weekday: 'short', timeZone })} {format.dateTime(when, { month: 'short', timeZone })}
        </span>
      </time>
      <div className="stack stack-xs grow">
        <a className="link strong" href={kind === 'open_day' ? '/user/open-days' : `/applications/${id}`}>
          {t.rich(`what.${kind}`, { name: () => <bdi>{name}</bdi> })}
        </a>
        <span className="small quiet">
          <bdi>{title}</bdi>
        </span>
        {how ? (
          <>
            <span className="small">{t(`how.${how}`, { hour })}</span>
            {beside ? <span className="small quiet">{beside}</span> : null}
          </>
        ) : null}
        {place ? (
          <span className="small quiet">
            <bdi>{place}</bdi>
          </span>
        ) : null}
      </div>
    </>
  )
}
