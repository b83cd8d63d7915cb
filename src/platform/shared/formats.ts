const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const
const weekday = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** As the clocks of each language show it: 09:05, and in Arabic, whose day has twice twelve hours, 9:05 ص. */
const clockIn = (locale: string) =>
  ({ hour: locale.startsWith('ar') ? 'numeric' : '2-digit', minute: '2-digit' }) as const

/**
 * Shares, days, hours and moments by name, for `format.dateTime(at, 'day')`. Spelled out part by part: `dateStyle` gives Arabic a bare
 * 21/11/2026, where every language here names the month, and `timeStyle` cannot stand beside parts of a day.
 */
export const formatsIn = (locale: string) => {
  const clock = clockIn(locale)
  return {
    number: {
      /** 17.5% */
      share: { style: 'percent', maximumFractionDigits: 2 },
    },
    dateTime: {
      /** 21 Nov 2026 */
      day,
      /** 21 November 2026 */
      longDay,
      /** Saturday 21 November */
      weekday,
      /** 14:05 */
      clock,
      /** 21 Nov 2026, 14:05 */
      moment: { ...day, ...clock },
      /** 21 Nov, 14:05 */
      shortMoment: { day: 'numeric', month: 'short', ...clock },
      /** 21 November 2026 at 14:05 */
      longMoment: { ...longDay, ...clock },
      /** Saturday 21 November at 14:05 */
      weekdayMoment: { ...weekday, ...clock },
    },
  } as const
}
export type Formats = ReturnType<typeof formatsIn>
