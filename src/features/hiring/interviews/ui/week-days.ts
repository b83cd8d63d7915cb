const day = 86_400_000
const isDate = /^\d{4}-\d{2}-\d{2}$/

/** The Monday of the week that a date lies in; of this week's for none, or for what is no date. */
export function mondayOf(date: string | null, now = Date.now()): string {
  const at = date && isDate.test(date) ? Date.parse(`${date}T00:00:00Z`) : now
  const known = Number.isNaN(at) ? now : at
  const weekday = (new Date(known).getUTCDay() + 6) % 7
  return addDays(new Date(known).toISOString().slice(0, 10), -weekday)
}

/** So many days after a date, as a date. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** The date of a moment in a time zone. */
export const dateIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at))
