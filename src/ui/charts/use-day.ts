import { useFormatter } from '#platform/browser/intl.ts'

/** A day of a report in words; it is a day of UTC, whatever the clock of the reader. */
export function useDay(): (day: string) => string {
  const format = useFormatter()
  return (day) => format.dateTime(new Date(day), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}
