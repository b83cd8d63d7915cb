/** Months and their days, as `2026-12` and `2026-12-24`; UTC throughout, since a date of the calendar has no clock. */

/** The asked month, else that of today. */
export const monthAt = (asked: string | null, today: string): string =>
  asked && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7)

const at = (month: string, day: number) => new Date(`${month}-${String(day).padStart(2, '0')}T00:00:00Z`)

export const monthEnd = (month: string): string => {
  const end = at(month, 1)
  end.setUTCMonth(end.getUTCMonth() + 1, 0)
  return end.toISOString().slice(0, 10)
}

export const monthAfter = (month: string, by: 1 | -1): string => {
  const other = at(month, 1)
  other.setUTCMonth(other.getUTCMonth() + by)
  return other.toISOString().slice(0, 7)
}

/** All dates of a month, from the first day of its first week on; null for those of another month. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const last = Number(monthEnd(month).slice(8))
  const before = (at(month, 1).getUTCDay() - firstWeekday + 7) % 7
  const dates: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: last }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`),
  ]
  while (dates.length % 7) dates.push(null)
  return Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7))
}
