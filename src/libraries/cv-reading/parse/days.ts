import { latinDigits } from '../layout/letters.ts'
import { monthNumber, monthWords, periodIn } from './dates.ts'
import { gregorianOf, hijriPoint } from './hijri.ts'

/** A day as `YYYY-MM-DD`, or as much of it as is told. `isOdd`: day and month could be each other. */
export type Day = { value: string; isOdd: boolean }

const year = '(?:19|20)\\d\\d'
const gap = '[\\s.,/-]{1,3}'
const iso = new RegExp(`(?<!\\d)(${year})[-./](\\d{1,2})[-./](\\d{1,2})(?!\\d)`)
const numbers = new RegExp(`(?<!\\d)(\\d{1,2})\\s?[-./]\\s?(\\d{1,2})\\s?[-./]\\s?(${year})(?!\\d)`)
const dayFirst = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|-?го)?${gap}(?:of |de )?(${monthWords})${gap}(?:de )?(${year})(?!\\d)`,
  'iu',
)
const monthFirst = new RegExp(
  `(?<!\\p{L})(${monthWords})\\.?${gap}(\\d{1,2})(?:st|nd|rd|th)?${gap}(${year})(?!\\d)`,
  'iu',
)

const hijriDay = new RegExp(`(?<![\\p{L}\\d])${hijriPoint}`, 'iu')

/** The first day in a text; a month or year where no day is told. Day before month, unless the second cannot be a month. */
export function dayIn(given: string): Day | null {
  const text = latinDigits(given)
  const hijri = gregorianOf(hijriDay.exec(text)?.[0] ?? '')
  if (hijri && hijri.length > 7) return { value: hijri, isOdd: false }
  const [, ofIso, isoMonth, isoDay] = iso.exec(text) ?? []
  if (ofIso) return dayOf(ofIso, isoMonth, isoDay)
  const [, first, second, ofNumbers] = numbers.exec(text) ?? []
  if (ofNumbers) {
    const turned = Number(second) > 12
    const day = turned ? dayOf(ofNumbers, first, second) : dayOf(ofNumbers, second, first)
    return day && { ...day, isOdd: first !== second && Number(first) <= 12 && Number(second) <= 12 }
  }
  const [, day, month, ofDay] = dayFirst.exec(text) ?? []
  if (ofDay) return dayOf(ofDay, monthNumber(month ?? ''), day)
  const [, monthName, dayBehind, ofMonth] = monthFirst.exec(text) ?? []
  if (ofMonth) return dayOf(ofMonth, monthNumber(monthName ?? ''), dayBehind)
  const period = periodIn(text)
  return period?.end && !period.range ? { value: period.end, isOdd: false } : null
}

const ofYear = '(?:\\d{1,2}[./-]){0,2}(?:19|20)\\d\\d|(?:19|20)\\d\\d(?:[./-]\\d{1,2}){1,2}'
const onlyDates = new RegExp(`^\\D*(?:${ofYear})(?:\\s*[-–]\\s*(?:${ofYear}))?\\D*$`)

/** Whether the digits of a text are those of a day, a month, a year or a period, and no others: a number may hold a year. */
export const isOnlyDates = (text: string): boolean => onlyDates.test(latinDigits(text))

/** Nothing where the calendar has no such day. */
function dayOf(inYear: string, month: string | number | undefined, day: string | undefined): Day | null {
  const value = [inYear, ...[month, day].map((part) => String(part ?? '').padStart(2, '0'))].join('-')
  const moment = new Date(`${value}T00:00:00Z`)
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
  return isDay ? { value, isOdd: false } : null
}
