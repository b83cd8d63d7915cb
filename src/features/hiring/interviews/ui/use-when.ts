import { useLocale, useTimeZone } from 'use-intl'
import { useSession } from '#frame/use-session.ts'
import { useFormatter } from '#platform/browser/intl.ts'
import { useAlive, useZoneWords } from '#platform/browser/use-zone-words.ts'
import { afterUntil } from '#platform/shared/after-until.ts'
import { besideHour } from '#platform/shared/beside-hour.ts'
import { toLanguage } from '#platform/shared/languages.ts'

/**
 * Moments as words: a day, an hour, both; by the clock of the reader unless another is named. Where a device was never set, and so knows
 * UTC alone, the clock is that of the place one works for or lives in, or else of what is shown, and is told beside the hour.
 * @param zone of which all is told @param last of what is shown, for a reader of whom no clock is known
 */
export function useWhen(zone?: string, last?: string) {
  const format = useFormatter()
  const language = toLanguage(useLocale())
  const own = useTimeZone() ?? 'UTC'
  const session = useSession()
  const timeZone = zone ?? (own === 'UTC' ? (session?.zone ?? last ?? own) : own)
  // browsers do not call a zone as the server does: it is told as soon as the page is alive
  const isAlive = useAlive()
  const called = useZoneWords()
  const isOwn = timeZone === own || !isAlive
  const named = isOwn ? {} : { timeZoneName: besideHour(language) }
  return {
    zone: timeZone,
    /** Whether it is that of the reader's device, which need not be told; what the server draws tells none. */
    isOwn,
    /** What people call this zone. */
    zoneWords: called(timeZone),
    day: (at: string) => format.dateTime(new Date(at), 'weekday', { timeZone }),
    hour: (at: string) => format.dateTime(new Date(at), 'clock', { timeZone }),
    /** Both, where its zone is told beside. */
    plain: (at: string) => format.dateTime(new Date(at), 'weekdayMoment', { timeZone }),
    both: (at: string) => format.dateTime(new Date(at), 'weekdayMoment', { ...named, timeZone }),
    /** Both with their zone, for what is kept and read elsewhere. */
    zoned: (at: string) =>
      format.dateTime(new Date(at), 'weekdayMoment', { timeZone, timeZoneName: besideHour(language) }),
    /** Both, in few letters. */
    short: (at: string) => format.dateTime(new Date(at), 'shortMoment', { ...named, timeZone }),
    /** A moment of a record, with its year. */
    moment: (at: string) => format.dateTime(new Date(at), 'moment', { ...named, timeZone }),
    /** Both, with the year where it is not this one. */
    dated(at: string, now: Date) {
      const [year, current] = [new Date(at), now].map((one) => format.dateTime(one, { year: 'numeric', timeZone }))
      const inYear = year === current ? {} : { year: 'numeric' as const }
      return format.dateTime(new Date(at), 'weekdayMoment', { ...inYear, ...named, timeZone })
    },
    /** A limit, as it stands after "until". */
    until: (at: string) => afterUntil(format.dateTime(new Date(at), 'weekdayMoment', { ...named, timeZone }), language),
    /** The same with its zone: where no line beside it says which clocks are meant. */
    limit: (at: string) =>
      afterUntil(
        format.dateTime(new Date(at), 'weekdayMoment', { timeZone, timeZoneName: besideHour(language) }),
        language,
      ),
  }
}
