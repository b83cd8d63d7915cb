import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { IconLink } from '#ui/basics/button.tsx'
import type { DayCard } from '../contract.ts'
import { DayRow } from './day-row.tsx'
import { monthAfter, weeksOf } from './months.ts'
import { useDayWords } from './use-day-words.ts'

type Props = {
  days: readonly DayCard[]
  month: string
  today: string
  address: (more: Record<string, string>) => string
}

type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } }

/** A month of open days: each date names those of the day. */
export function DaysCalendar({ days, month, today, address }: Props) {
  const t = useTranslations('openDays.directory')
  const words = useDayWords()
  const locale = localeOf(toLanguage(useLocale()))
  const first = ((new Intl.Locale(locale) as WithWeek).getWeekInfo?.().firstDay ?? 1) % 7
  const weekday = (length: 'long' | 'short' | 'narrow', at: number) =>
    new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format((3 + at) * 86_400_000)
  const weeks = weeksOf(month, first)
  const to = (by: 1 | -1) => address({ view: 'calendar', month: monthAfter(month, by) })
  return (
    <section className="stack" aria-label={words.month(`${month}-01`)}>
      <div className="row spread">
        <IconLink icon="back" label={t('before')} href={to(-1)} />
        <h2>{words.month(`${month}-01`)}</h2>
        <IconLink icon="next" label={t('after')} href={to(1)} />
      </div>
      <table className="days-month">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => (
              // the 4th of January 1970 was a Sunday
              <th key={weekday('short', first + at)} scope="col" abbr={weekday('long', first + at)}>
                <span className="only-wide">{weekday('short', first + at)}</span>
                <span className="only-narrow">{weekday('narrow', first + at)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean) ?? ''}>
              {week.map((date, at) => (
                <td key={date ?? `${at}`} data-today={date === today || undefined}>
                  {date ? <DateCell date={date} days={days.filter((day) => day.dates.includes(date))} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="rows only-narrow">
        {days.map((day) => (
          <DayRow key={day.id} day={day} />
        ))}
      </ul>
      {days.length === 0 ? <p className="quiet">{t('noneMonth')}</p> : null}
    </section>
  )
}

function DateCell({ date, days }: { date: string; days: readonly DayCard[] }) {
  return (
    <>
      <span className="small faint num">{Number(date.slice(8))}</span>
      {days.map((day) => (
        <a key={day.id} className="days-month-day" href={`/open-days/${encodeURIComponent(day.address)}`}>
          <bdi>{day.title}</bdi>
          <span className="small">
            <bdi>{day.company.name}</bdi>
          </span>
        </a>
      ))}
    </>
  )
}
