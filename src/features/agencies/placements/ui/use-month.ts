import { useFormatter } from '#platform/browser/intl.ts'

/** A month as it is said: 2026-11 is November 2026. */
export function useMonth() {
  const format = useFormatter()
  return (month: string) =>
    format.dateTime(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
