import { useLocale, useTimeZone } from 'use-intl'
import { useFormatter } from '#platform/browser/intl.ts'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { zoneWords } from '#platform/shared/time-zone.ts'

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
const hour = { hour: 'numeric', minute: '2-digit' } as const

/** Moments as words: a day, an hour, both; in the reader's time zone unless another is named. */
export function useWhen(zone?: string) {
  const format = useFormatter()
  const own = useTimeZone() ?? 'UTC'
  const timeZone = zone ?? own
  return {
    zone: timeZone,
    /** What people call this zone. */
    zoneWords: zoneWords(timeZone, localeOf(toLanguage(useLocale()))),
    day: (at: string) => format.dateTime(new Date(at), { ...day, timeZone }),
    hour: (at: string) => format.dateTime(new Date(at), { ...hour, timeZone }),
    both: (at: string) => format.dateTime(new Date(at), { ...day, ...hour, timeZone }),
    /** A limit, with its zone: where no line beside it says which clocks are meant. */
    limit: (at: string) => format.dateTime(new Date(at), { ...day, ...hour, timeZone, timeZoneName: 'short' }),
  }
}
