import { decimalsOf } from '#platform/shared/money.ts'

/** So many days after somebody left, a replacement is free. */
export const replaceDays = 30
/** So many days before a guarantee ends, the recruiter is told. */
export const toldDaysBefore = 14
export const mostDueDays = 120

const yearly = { hour: 2080, day: 260, month: 12, year: 1 } as const
export type PayPeriod = keyof typeof yearly
const dayMs = 86_400_000

/** A year's salary in smallest units of its currency. @param salary in whole units, as people are paid */
export const yearOf = (salary: number, period: PayPeriod, currency: string): number =>
  salary * yearly[period] * 10 ** decimalsOf(currency)

/** Half up, and free of what binary fractions add: 8.25 percent of 1,000 is 82.5, not 82.49999. */
const percentOf = (amount: number, percent: number): number =>
  Math.round((amount * Math.round(percent * 10_000)) / 1_000_000)

type Terms = { fee_kind: 'percent' | 'fixed'; fee_percent: number | null; fee_amount: number | null }
type Pay = { salary: number; salary_period: PayPeriod; salary_currency: string }

/** The fee in smallest units: percent of a year's salary, or the amount agreed. Null where it is more than can be written down. */
export function feeFor({ fee_kind, fee_percent, fee_amount }: Terms, pay: Pay): number | null {
  const year = yearOf(pay.salary, pay.salary_period, pay.salary_currency)
  const fee = fee_kind === 'fixed' ? (fee_amount ?? 0) : percentOf(year, fee_percent ?? 0)
  return fee > 0 && fee <= 2_000_000_000 ? fee : null
}

export const shareOf = (fee: number, share: number): number => percentOf(fee, share)
export const taxOf = (amount: number, percent: number): number => percentOf(amount, percent)

/** A day of the calendar, so many later. @param day as 2026-11-25 */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The last day of a guarantee: the first day of work counts as one. */
export const guaranteeUntil = (starts_on: string, days: number): string => plusDays(starts_on, days - 1)

/** Which day of the guarantee it is, from 1; 0 before it began, never more than it has. */
export const guaranteeDay = (starts_on: string, days: number, today: string): number =>
  Math.min(days, Math.max(0, daysBetween(starts_on, today) + 1))

/** What goes back when somebody leaves: the fee in proportion to the days of the guarantee that were not worked. */
export function refundFor(fee: number, days: number, starts_on: string, left_on: string): number {
  if (days === 0) return 0
  const worked = guaranteeDay(starts_on, days, left_on)
  return Math.round((fee * (days - worked)) / days)
}
