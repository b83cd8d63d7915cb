import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** A day and hour on the clock of a time zone, `2026-11-24T09:00` → the moment; null when there is no such day. */
export function momentOf(at: string, zone: string): Date | null {
  try {
    return toZoned(parseDateTime(at), zone).toDate()
  } catch {
    return null
  }
}

/** A moment → day and hour on the clock of a time zone: `2026-11-24T09:00`. */
export const clockOf = (at: Date, zone: string): string =>
  toCalendarDateTime(fromDate(at, zone)).toString().slice(0, 16)

/** Whether this names a time zone. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The name of a time zone in a language: `Gulf Standard Time`. */
export const zoneWords = (zone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone
