import { daysIn, firstYear } from '#platform/shared/days.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Steps of the registration after the account itself (seed §2, second-step to fifth-step). */
export const steps = [2, 3, 4, 5] as const
export type Step = (typeof steps)[number]

/** Where it goes on: the first step that was neither saved nor passed over; null when there is none. */
export const nextStep = (saved: readonly number[]): Step | null => steps.find((step) => !saved.includes(step)) ?? null

/** What a form sends of a day while a part of it is open: `1990--07`. */
const halfDay = /^(?:\d{4})?-(?:\d{2})?-(?:\d{2})?$/

/** A day that there was, from 1950 to today (seed §5). */
export function mayBeBirthDate(date: string, now: Date): Answer {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return refuse(halfDay.test(date) ? 'date_half' : 'date')
  if (month < 1 || month > 12) return refuse('date')
  if (day < 1 || day > daysIn(month, year)) return refuse('date')
  if (year < firstYear || date > now.toISOString().slice(0, 10)) return refuse('birth_date')
  return yes
}

/** Months as `2019-05`: not before 1950, not after now, the end not before the begin. */
export function mayBePeriod(from: string | null, to: string | null, now: Date): Answer {
  const last = now.toISOString().slice(0, 7)
  for (const month of [from, to]) if (month && (month < `${firstYear}-01` || month > last)) return refuse('month')
  return from && to && to < from ? refuse('ends_before_start') : yes
}
