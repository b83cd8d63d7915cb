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
