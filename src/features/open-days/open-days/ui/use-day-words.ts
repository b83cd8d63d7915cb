import { useLocale } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { zoneWords } from '#platform/shared/time-zone.ts'
import { datesInWords } from '../date-rules.ts'
import { timeOfHalf } from '../hour-rules.ts'

const noon = (date: string) => new Date(`${date}T12:00:00Z`)
const utc = { timeZone: 'UTC' } as const

/** Dates and hours of open days as words; a date of the calendar is the same date everywhere. */
export function useDayWords() {
  const format = useFormatter()
  const locale = localeOf(toLanguage(useLocale()))
  const t = useTranslations('openDays')
  const date = (one: string) => format.dateTime(noon(one), { weekday: 'short', day: 'numeric', month: 'short', ...utc })
  const longDate = (one: string) =>
    format.dateTime(noon(one), { weekday: 'long', day: 'numeric', month: 'long', ...utc })
  return {
    date,
    longDate,
    time: timeOfHalf,
    month: (one: string) => format.dateTime(noon(one), { month: 'long', year: 'numeric', ...utc }),
    /** "Thu 26 Nov, 10:00" */
    at: (one: string, half: number) => t('at', { date: date(one), time: timeOfHalf(half) }),
    longAt: (one: string, half: number) => t('at', { date: longDate(one), time: timeOfHalf(half) }),
    hours: (from: string, until: string, zone: string) => t('hours', { from, until, zone: zoneWords(zone, locale) }),
    /** "Thu 26 Nov and Fri 27 Nov", or from the first to the last of many. */
    dates: (all: readonly string[]): string =>
      datesInWords(all, {
        ...{ short: date, long: longDate, locale },
        fromTo: (from, to, count) => t('fromTo', { from, to, count }),
      }) || t('noDates'),
    zone: (name: string) => zoneWords(name, locale),
    list: (names: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
  }
}
