import { useNow, useTimeZone } from 'use-intl'
import { useFormatter } from '#platform/browser/intl.ts'

const aWeek = 6 * 86_400_000

/** When something was said last, as short as it may be: an hour today, a weekday this week, else the date. */
export function useListTime(): (at: string) => string {
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const timeZone = useTimeZone()
  const dayOf = (at: Date) => at.toLocaleDateString('en-CA', { timeZone })
  return (text) => {
    const at = new Date(text)
    if (dayOf(at) === dayOf(now)) return format.dateTime(at, 'clock')
    if (now.getTime() - at.getTime() < aWeek) return format.dateTime(at, { weekday: 'short' })
    return format.dateTime(at, { day: 'numeric', month: 'short' })
  }
}
