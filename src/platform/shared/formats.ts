/**
 * Shares, days and moments by name, for `format.dateTime(at, 'day')`. Spelled out part by part: `dateStyle` gives Arabic a bare
 * 21/11/2026, where every language here names the month.
 */
export const formats = {
  number: {
    /** 17.5% */
    share: { style: 'percent', maximumFractionDigits: 2 },
  },
  dateTime: {
    /** 21 Nov 2026 */
    day: { day: 'numeric', month: 'short', year: 'numeric' },
    /** 21 November 2026 */
    longDay: { day: 'numeric', month: 'long', year: 'numeric' },
    /** 21 Nov 2026, 14:05 */
    moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  },
} as const
