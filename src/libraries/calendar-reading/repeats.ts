import type { Spend } from './effort.ts'

const day = 86_400_000
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** However a rule is written, no more steps than these are gone for it. */
const mostSteps = 12_000

type Every = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
type Rule = {
  every: Every
  interval: number
  count: number | null
  until: number | null
  /** Weekday as Sunday 0, and which of them of its month or year; 0 for each. */
  days: readonly { weekday: number; nth: number }[]
  dates: readonly number[]
  months: readonly number[]
  places: readonly number[]
  weekStart: number
}

/** Days that one step looks at, for each weekday a rule names. */
const costs: Record<Every, number> = { DAILY: 4, WEEKLY: 10, MONTHLY: 40, YEARLY: 400 }
/** What a list of a rule may say is of so few different things. */
const mostNamed = 400

/** Parts of a rule that say other things than days, which no calendar people meet by writes. */
const unread = ['BYHOUR', 'BYMINUTE', 'BYSECOND', 'BYYEARDAY', 'BYWEEKNO']

/** A rule of repetition (RFC 5545, 3.3.10); null for one that is not read: then only the first time counts. */
export function readRule(text: string, untilOf: (value: string) => number | null): Rule | null {
  const said = new Map(
    text
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=') as [string, string | undefined]),
  )
  const every = said.get('FREQ')
  if (every !== 'DAILY' && every !== 'WEEKLY' && every !== 'MONTHLY' && every !== 'YEARLY') return null
  if (unread.some((name) => said.has(name))) return null
  const numbers = (name: string) =>
    named(said.get(name))
      .map(Number)
      .filter((one) => Number.isInteger(one) && one !== 0)
  const days = named(said.get('BYDAY'))
    .map((one) => /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(one.trim()))
    .filter((found) => found !== null)
  return {
    every,
    interval: Math.max(1, numbers('INTERVAL')[0] ?? 1),
    count: numbers('COUNT')[0] ?? null,
    until: said.has('UNTIL') ? untilOf(said.get('UNTIL') ?? '') : null,
    days: days.map(([, nth, name = '']) => ({ weekday: weekdays.indexOf(name), nth: Number(nth ?? 0) })),
    dates: numbers('BYMONTHDAY'),
    months: numbers('BYMONTH'),
    places: numbers('BYSETPOS'),
    weekStart: Math.max(0, weekdays.indexOf(said.get('WKST') ?? 'MO')),
  }
}

const named = (list = ''): string[] => [...new Set(list.split(','))].slice(0, mostNamed)

/** When something that begins at a moment of the clock happens again, the first time among it, until another such moment. */
export function repeatsOf(first: number, rule: Rule, window: { from: number; to: number }, spend: Spend): number[] {
  const times: number[] = []
  const [clock, start] = [first % day, first - (first % day)]
  const last = Math.min(window.to, rule.until ?? window.to)
  let counted = 0
  for (let step = firstStep(start, rule, window.from), gone = 0; gone < mostSteps; step += rule.interval, gone++) {
    spend(costs[rule.every] * Math.max(1, rule.days.length) + rule.places.length + rule.dates.length)
    const { begins, days } = periodOf(start, rule, step)
    if (begins + clock > last) break
    for (const one of placed(days, rule.places)) {
      const at = one + clock
      if (at < first) continue
      counted++
      if (at > last || (rule.count !== null && counted > rule.count)) return times
      if (at >= window.from) times.push(at)
    }
  }
  // the first time counts, also where the rule would not name it
  return times.includes(first) || first < window.from || first > window.to ? times : [first, ...times]
}

/** Where nothing is counted, what is long over is stepped over at once. */
function firstStep(start: number, { every, interval, count }: Rule, from: number): number {
  if (count !== null || from <= start) return 0
  const length = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[every] * day
  return Math.max(0, Math.floor((from - start) / length / interval) - 1) * interval
}

const placed = (days: number[], places: readonly number[]): number[] =>
  places.length === 0
    ? days
    : places.flatMap((place) => days.at(place > 0 ? place - 1 : place) ?? []).toSorted((a, b) => a - b)

/** The days of a period, so many steps after the first, in their order. */
function periodOf(start: number, rule: Rule, step: number): { begins: number; days: number[] } {
  const { every, days, months } = rule
  const at = new Date(start)
  const isMonth = (one: number) => months.length === 0 || months.includes(new Date(one).getUTCMonth() + 1)
  if (every === 'DAILY') {
    const one = start + step * day
    const fits = days.length === 0 || days.some(({ weekday }) => weekday === new Date(one).getUTCDay())
    return { begins: one, days: fits && isMonth(one) && isDate(one, rule) ? [one] : [] }
  }
  if (every === 'WEEKLY') {
    const begins = start - ((at.getUTCDay() - rule.weekStart + 7) % 7) * day + step * 7 * day
    const asked = days.length > 0 ? days.map(({ weekday }) => weekday) : [at.getUTCDay()]
    const all = [0, 1, 2, 3, 4, 5, 6].map((ahead) => begins + ahead * day)
    return { begins, days: all.filter((one) => asked.includes(new Date(one).getUTCDay()) && isMonth(one)) }
  }
  if (every === 'MONTHLY') {
    const begins = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + step)
    return { begins, days: isMonth(begins) ? daysOfMonth(begins, at.getUTCDate(), rule) : [] }
  }
  const year = at.getUTCFullYear() + step
  return { begins: Date.UTC(year, 0), days: daysOfYear(year, at, rule) }
}

function daysOfYear(year: number, at: Date, rule: Rule): number[] {
  // a Monday of the year, not of a month of it
  if (rule.days.length > 0 && rule.months.length === 0 && rule.dates.length === 0)
    return chosenDays(Date.UTC(year, 0), Date.UTC(year + 1, 0), rule)
  const months = rule.months.length > 0 ? rule.months : rule.dates.length > 0 ? allMonths : [at.getUTCMonth() + 1]
  return months
    .toSorted((a, b) => a - b)
    .flatMap((month) => daysOfMonth(Date.UTC(year, month - 1), at.getUTCDate(), rule))
}
const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function daysOfMonth(begins: number, own: number, rule: Rule): number[] {
  const at = new Date(begins)
  const ends = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)
  if (rule.days.length > 0) return chosenDays(begins, ends, rule)
  const length = (ends - begins) / day
  const dates = rule.dates.length > 0 ? rule.dates.map((one) => (one > 0 ? one : length + 1 + one)) : [own]
  return [...new Set(dates)]
    .filter((one) => one >= 1 && one <= length)
    .toSorted((a, b) => a - b)
    .map((one) => begins + (one - 1) * day)
}

/** Weekdays between two days: each of them, or the first, second, last; those of these dates alone, where dates are said too. */
function chosenDays(begins: number, ends: number, rule: Rule): number[] {
  const all = Array.from({ length: (ends - begins) / day }, (_, at) => begins + at * day)
  const chosen = rule.days.flatMap(({ weekday, nth }) => {
    const those = all.filter((one) => new Date(one).getUTCDay() === weekday)
    return nth === 0 ? those : (those.at(nth > 0 ? nth - 1 : nth) ?? [])
  })
  return [...new Set(chosen)].filter((one) => isDate(one, rule)).toSorted((a, b) => a - b)
}

function isDate(one: number, { dates }: Rule): boolean {
  if (dates.length === 0) return true
  const at = new Date(one)
  const length = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  return dates.includes(at.getUTCDate()) || dates.includes(at.getUTCDate() - length - 1)
}
