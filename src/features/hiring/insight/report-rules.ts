/** How far a report goes: the page and all jobs, jobs one wrote, jobs one works on, or visits of the page alone. */
export const scopes = ['all', 'own', 'assigned', 'page'] as const
export type Scope = (typeof scopes)[number]
export const scales = ['day', 'week', 'month'] as const
export type Scale = (typeof scales)[number]

/** Periods one press away. */
export const usualPeriods = [30, 90, 365] as const
export const usualDays = 30
/** Of so few visits from one country or site nothing is told: a small number says who, not how many. */
export const fewestVisits = 5
/** So many jobs, sources and countries are told apart. */
export const mostRows = 50

const aDay = 86_400_000
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export type Period = { from: string; to: string }

/** The days a report is of (UTC, both counted); null when the end lies before the beginning. */
export function periodOf(
  asked: { days?: number | undefined; from?: string | undefined; to?: string | undefined },
  now: Date,
): Period | null {
  const to = asked.to ?? dayOf(now.getTime())
  const from = asked.from ?? dayOf(Date.parse(to) - ((asked.days ?? usualDays) - 1) * aDay)
  return from > to ? null : { from, to }
}

export const lengthOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / aDay) + 1
export const endOf = ({ to }: Period): Date => new Date(Date.parse(to) + aDay)

/** How days are put together, so that a line has points enough and not too many. */
export function scaleOf(period: Period): Scale {
  const days = lengthOf(period)
  if (days <= 45) return 'day'
  return days <= 200 ? 'week' : 'month'
}

/** First days of the spans of a period, without holes: weeks begin on Monday, the first with the period. */
export function spansOf(period: Period, scale: Scale): string[] {
  const days = Array.from({ length: lengthOf(period) }, (_, at) => dayOf(Date.parse(period.from) + at * aDay))
  return days.filter((day, at) => at === 0 || beginsSpan(day, scale))
}

function beginsSpan(day: string, scale: Scale): boolean {
  if (scale === 'day') return true
  return scale === 'week' ? new Date(day).getUTCDay() === 1 : day.endsWith('-01')
}

/** Puts numbers of days into their spans. */
export function intoSpans(spans: readonly string[], days: readonly { day: string; count: number }[]): number[] {
  const sums = spans.map(() => 0)
  for (const { day, count } of days) {
    const at = spans.findLastIndex((from) => from <= day)
    if (at >= 0) sums[at] = (sums[at] as number) + count
  }
  return sums
}

/** Part of a whole; null where it says nothing: there is no whole, or it was not counted from the same people. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 && part <= whole ? part / whole : null
