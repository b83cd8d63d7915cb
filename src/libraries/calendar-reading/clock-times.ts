import type { Property } from './parts-of.ts'

const day = 86_400_000
/** A date or an hour as the clock of its zone shows it: counted as if it were UTC, so that days can be added. */
export type ClockTime = { wall: number; isDate: boolean; zone: string | null }

const shape = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/

/** One date or hour; null for what is none. Without a zone it is the one of whoever keeps the calendar. */
export function clockTime(value: string, zone: string | null): ClockTime | null {
  const [whole, year, month, date, hour, minute, second, utc] = shape.exec(value.trim()) ?? []
  if (!whole) return null
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
  )
  return Number.isNaN(wall) ? null : { wall, isDate: hour === undefined, zone: utc ? 'UTC' : zone }
}

/** The dates and hours that a property says, with commas between them; of a stretch where it begins. */
export const clockTimesOf = ({ value, parameters }: Property): ClockTime[] =>
  value.split(',').flatMap((one) => clockTime(one.split('/')[0] ?? '', parameters.get('TZID') ?? null) ?? [])

const length = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
/** How long something lasts, in milliseconds; null for what is no length (RFC 5545, 3.3.6). */
export function lengthOf(value: string): number | null {
  const [whole, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = length.exec(value.trim()) ?? []
  if (!whole) return null
  const inDays = Number(weeks) * 7 + Number(days)
  return inDays * day + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
}
