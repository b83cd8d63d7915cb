import { fold, latinDigits } from '../layout/letters.ts'
import months from '../lists/months.json' with { type: 'json' }
import words from '../lists/time-words.json' with { type: 'json' }
import { gregorianOf, hijriPoint, hijriYear } from './hijri.ts'

/** `YYYY-MM`, `YYYY` or `present`. */
export type Point = string
export type Period = {
  start: Point | null
  end: Point | null
  /** Whether both ends were written. */
  range: boolean
  from: number
  to: number
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+')
const anyOf = (list: string[]) =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
const numberOf = new Map(
  Object.entries(months).flatMap(([number, names]) => names.map((name) => [fold(name), Number(number)] as const)),
)

/** Names of months in all languages, as a part of a pattern; and which month one is. */
export const monthWords = anyOf(Object.values(months).flat())
export const monthNumber = (name: string): number | undefined => numberOf.get(fold(name))
const season = anyOf(words.seasons)
const year = '(?:19[4-9]|20[0-4])\\d'
const short = `['’‘´]\\d\\d`
const named = `(?:\\d{1,2}(?:er|st|nd|rd|th)?\\.?\\s+)?(?:${monthWords}|${season})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?,?\\s*(?:(?:de|of|في|عام|/|-|\\.)\\s*)?(?:${year}|${short})`
const day = `\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:${year}|\\d\\d(?!\\d))`
const isoDay = `${year}-\\d\\d-\\d\\d`
const monthYear = `(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year}`
const yearMonth = `${year}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?!\\d|\\s?[./-]\\s?\\d{1,2}(?!\\d))`
const yearNamed = `${year},?\\s+(?:${monthWords})(?![\\p{L}\\p{M}])`
/** A quarter tells no month. */
const quarter = `(?:[QT][1-4]|[1-4]\\s?кв(?:артал)?\\.?|الربع\\s+\\p{L}+)[\\s/,-]*${year}`
const point = `(?:${hijriPoint}|${isoDay}|${day}|${named}|${quarter}|${monthYear}|${yearMonth}|${yearNamed}|${year}(?:\\s*(?:г\\.?г?\\.?|года?|م)(?!\\p{L}))?|${short})`
const present = anyOf(words.present)
const from = `(?:(?:${anyOf(words.from)})\\s+)?`
const joint = `\\s*(?:[-–—−‒―~→‐‑]+|/|(?<![\\p{L}])(?:${anyOf(words.to)})(?![\\p{L}]))\\s*(?:(?:${anyOf(words.to)})\\s+)?`
const bounded = (body: string) => new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{N}])`, 'iu')

const full = bounded(`${from}(?<start>${point})(?:\\s*г\\.)?${joint}(?<end>${point}|(?:${present})(?!\\p{L}))`)
/** `March – June 2020`: the year stands once. */
const oneYear = bounded(`(?<first>${monthWords})\\.?${joint}(?<last>${monthWords})\\.?,?\\s*(?<year>${year})`)
/** The mark of the calendar stands once. */
const hijriYears = bounded(`${from}(?<start>${hijriYear})${joint}(?<end>${hijriPoint})`)
const shortEnd = bounded(`(?<start>${year})\\s*[-–—/]\\s*(?<two>\\d\\d)(?![\\d/.-])`)
/** `Summer 2013, 2014` */
const years = bounded(`(?:(?:${season})\\s+)?(?<start>${year}),\\s*(?<end>${year})(?!\\s*[-–—])`)
const untilNow = bounded(`(?<start>${point})\\s*[-–—(,]?\\s*(?<end>(?:${present})(?!\\p{L}))`)
const nowFirst = bounded(`(?<end>(?:${present}))\\s*[-–—]\\s*(?<start>${point})`)
const since = bounded(`(?:(?:${anyOf(words.since)})\\s+)(?<start>${point})`)
const open = new RegExp(`(?<![\\p{L}\\p{N}])(?<start>${point})\\s*[-–—]\\s*$`, 'iu')
const single = bounded(`(?<start>${point})`)
const onlyPresent = new RegExp(`^\\s*(?:${anyOf(words.to)})?\\s*(?:[-–—]\\s*)?(?:${present})\\s*$`, 'iu')

/** The first period named in a text, or the only day, month or year in it. */
export function periodIn(given: string): Period | null {
  const text = latinDigits(given)
  return rangeIn(text) ?? singleIn(text)
}

function rangeIn(text: string): Period | null {
  const year = oneYear.exec(text)
  if (year?.groups) {
    const { first = '', last = '', year: of = '' } = year.groups
    return ordered(pointOf(`${first} ${of}`), pointOf(`${last} ${of}`), year)
  }
  const match = full.exec(text) ?? hijriYears.exec(text)
  if (match?.groups) return ordered(pointOf(match.groups.start), pointOf(match.groups.end), match)
  const list = years.exec(text)
  if (list?.groups) return ordered(list.groups.start ?? null, list.groups.end ?? null, list)
  const two = shortEnd.exec(text)
  if (two?.groups && Number(two.groups.two) === (Number(two.groups.start?.slice(2)) + 1) % 100)
    return ordered(two.groups.start ?? null, `${two.groups.start?.slice(0, 2)}${two.groups.two}`, two)
  const now = untilNow.exec(text) ?? nowFirst.exec(text)
  if (now?.groups) return ordered(pointOf(now.groups.start), 'present', now)
  const begun = since.exec(text) ?? open.exec(text)
  return begun?.groups ? ordered(pointOf(begun.groups.start), 'present', begun) : null
}

function singleIn(text: string): Period | null {
  const match = single.exec(text)
  const start = pointOf(match?.groups?.start)
  return match && start
    ? { start, end: start, range: false, from: match.index, to: match.index + match[0].length }
    : null
}

/** Readers of right-to-left pages may see the end first. */
function ordered(start: Point | null, end: Point | null, match: RegExpExecArray): Period {
  const turned =
    start !== null && end !== null && start !== 'present' && end !== 'present' && start.slice(0, 4) > end.slice(0, 4)
  const [first, last] = turned ? [end, start] : [start, end]
  return { start: first, end: last, range: true, from: match.index, to: match.index + match[0].length }
}

/** One day, month or year as `YYYY-MM` or `YYYY`. */
function pointOf(given: string | undefined): Point | null {
  const text = given?.trim() ?? ''
  if (text === '') return null
  if (onlyPresent.test(text)) return 'present'
  const hijri = gregorianOf(text)
  if (hijri) return hijri.slice(0, 7)
  const iso = /^(\d{4})\s?[./-]\s?(\d\d)/.exec(text)
  if (iso && Number(iso[2]) <= 12) return `${iso[1]}-${iso[2]}`
  const days = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{2,4})$/.exec(text)
  if (days) return pointFromDay(days)
  const numbers = /^(\d{1,2})\s?[./-]\s?(\d{4})$/.exec(text)
  if (numbers) return `${numbers[2]}-${numbers[1]?.padStart(2, '0')}`
  const inYear = yearOf(text)
  if (!inYear) return null
  const name = fold(text.replace(/\d+(?:er|st|nd|rd|th)?|['’‘´]/g, ' ')).replace(
    /^(?:de|of)\s|\s(?:de|of|في|عام|г|года)$/g,
    '',
  )
  const number = numberOf.get(name) ?? numberOf.get(name.split(' ')[0] ?? '')
  return number ? `${inYear}-${String(number).padStart(2, '0')}` : inYear
}

/** Day before month, as nearly everywhere, unless the second number cannot be a month. */
function pointFromDay([, first = '', second = '', given = '']: RegExpExecArray): Point {
  const inYear = given.length === 2 ? century(given) : given
  const number = Number(second) > 12 ? first : second
  return `${inYear}-${number.padStart(2, '0')}`
}

function yearOf(text: string): string | null {
  const whole = new RegExp(year).exec(text)?.[0]
  const two = /['’‘´](\d\d)/.exec(text)?.[1]
  return whole ?? (two ? century(two) : null)
}

const century = (two: string) => (Number(two) > 45 ? `19${two}` : `20${two}`)

/** A cell that is nothing but one end of a period: `De mars 2020`, `à mars 2021`, `Present`. */
export function loneEnd(given: string): Point | null {
  const text = latinDigits(given).trim()
  if (onlyPresent.test(text)) return 'present'
  const period = singleIn(text)
  if (!period || rangeIn(text.replace(/[-–—]\s*$/, ''))?.range) return null
  const rest = fold(text.slice(0, period.from) + text.slice(period.to).replace(/г\.?/, ''))
  return rest === '' || toOrFrom.has(rest) ? period.start : null
}
const toOrFrom = new Set([...words.to, ...words.from].map(fold))

/** The text without the period, nor the brackets and marks around it. */
export function withoutPeriod(text: string, { from, to }: Pick<Period, 'from' | 'to'>): string {
  const before = text.slice(0, from).replace(/[\s([|,;:·•–—-]+$/u, '')
  const after = text.slice(to).replace(/^[\s)\]|,;:·•–—.-]+/u, '')
  return [before, after]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\t')
}
