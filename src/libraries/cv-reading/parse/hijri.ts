import { CalendarDate, IslamicUmalquraCalendar } from '@internationalized/date'
import { fold } from '../layout/letters.ts'
import months from '../lists/hijri-months.json' with { type: 'json' }

const calendar = new IslamicUmalquraCalendar()
const numberOf = new Map(
  Object.entries(months).flatMap(([number, names]) => names.map((name) => [fold(name), Number(number)] as const)),
)
const names = Object.values(months)
  .flat()
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '\\s+'))
  .join('|')
/** 1350 to 1459: 1931 to 2037. */
const year = '(?:13[5-9]|14[0-5])\\d'
const mark = '(?:ه\\u0640?|هجري(?:ة|ا|اً)?|AH|A\\.H\\.|H)(?![\\p{L}\\p{N}])'
const day = `(?:\\d{1,2}\\s?[./-]\\s?){0,2}${year}\\s*${mark}|${year}(?:\\s?[./-]\\s?\\d{1,2}){1,2}\\s*${mark}`
const named = `(?:\\d{1,2}\\s+)?(?:${names})\\s*[,،]?\\s*(?:(?:من|عام|سنة|لعام)\\s+)?${year}(?:\\s*${mark})?`

/** A day, month or year of the Hijri calendar, as a part of a pattern: with its mark, or with the name of one of its months. */
export const hijriPoint = `(?:${named}|${day})`
/** A year without its mark, beside one that has it: `1438 – 1442هـ`. */
export const hijriYear = year

const whole = new RegExp(`^${hijriPoint}$|^${year}$`, 'iu')
const nameWithin = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')
const yearWithin = new RegExp(`(?<!\\d)${year}(?!\\d)`, 'u')

/**
 * The same in the Gregorian calendar (Umm al-Qura): `YYYY-MM-DD`, `YYYY-MM`, or the year that most of it lies in; null where
 * the text is none. Digits are Latin ones.
 */
export function gregorianOf(given: string): string | null {
  const text = given.trim()
  if (!whole.test(text)) return null
  const inYear = Number(yearWithin.exec(text)?.[0])
  const name = nameWithin.exec(text)?.[0]
  const numbers = (text.replace(yearWithin, ' ').match(/\d{1,2}/g) ?? []).map(Number)
  // the day stands first, or last behind a year
  if (yearWithin.exec(text)?.index === 0) numbers.reverse()
  const month = name ? numberOf.get(fold(name.replace(/\s+/g, ' '))) : numbers.at(-1)
  const inMonth = name ? numbers[0] : numbers.length > 1 ? numbers[0] : undefined
  if (month !== undefined && (month < 1 || month > 12)) return null
  if (inMonth !== undefined && (inMonth < 1 || inMonth > 30)) return null
  const date = new CalendarDate(calendar, inYear, month ?? 7, inMonth ?? (month ? 15 : 1)).toDate('UTC').toISOString()
  return date.slice(0, inMonth !== undefined ? 10 : month !== undefined ? 7 : 4)
}
