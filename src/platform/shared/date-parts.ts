import { type Language, localeOf } from './languages.ts'

/** A date of which the day, or day and month, may be open: `2019`, `2019-04`, `2019-04-17`. */
export type DateParts = { year: number | null; month: number | null; day: number | null }

export const firstYear = 1950

/** Years to choose from, the current one first (seed §5). */
export const yearsUntil = (now: Date): number[] => {
  const current = now.getUTCFullYear()
  return Array.from({ length: Math.max(1, current - firstYear + 1) }, (_, at) => current - at)
}

/** The twelve months by their names in the language; ids 1 to 12. */
export function monthsIn(language: Language): { id: number; text: string }[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => ({ id: at + 1, text: format.format(new Date(Date.UTC(2001, at, 1))) }))
}

/** How many days one may choose: 31 without a month, 29 for a February of no year, else the real length (seed §5). */
export function daysIn(year: number | null, month: number | null): number {
  if (month === null || month < 1 || month > 12) return 31
  // a leap year stands in for the unknown one
  return new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate()
}

/** What was written, in parts; what is no such date is all open. */
export function partsOf(text: string): DateParts {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  const [year, month = null, day = null] = match
    ? match.slice(1, 4).map((part) => (part ? Number(part) : null))
    : [null]
  if (year === null || year === undefined) return { year: null, month: null, day: null }
  if (month !== null && (month < 1 || month > 12)) return { year, month: null, day: null }
  return { year, month, day: day !== null && day >= 1 && day <= daysIn(year, month) ? day : null }
}

/** The parts as they are kept; "" without a year, and no day without a month. */
export function textOf({ year, month, day }: DateParts): string {
  if (year === null) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  if (month === null) return String(year)
  return day === null ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`
}

/** One part chosen anew; a day the month does not have becomes its last. */
export function withPart(parts: DateParts, part: keyof DateParts, value: number | null): DateParts {
  const next = { ...parts, [part]: value }
  const most = daysIn(next.year, next.month)
  return next.day !== null && next.day > most ? { ...next, day: most } : next
}
