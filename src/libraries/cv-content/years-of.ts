import type { CvContent } from './content-contract.ts'

type Job = Pick<CvContent['experience'][number], 'start' | 'end'>

/** Whole years of work: months that some job covers, each once. */
export function yearsOf({ experience }: { experience: readonly Job[] }, now: Date): number {
  const spans = experience.flatMap((job) => spanOf(job, now) ?? []).toSorted((a, b) => a.first - b.first)
  let [months, until] = [0, Number.NEGATIVE_INFINITY]
  for (const { first, last } of spans) {
    months += Math.max(0, last - Math.max(first - 1, until))
    until = Math.max(until, last)
  }
  return Math.min(60, Math.floor((months + 1) / 12))
}

/** How many months a job covers; none where it has no date. */
export function monthsOf(job: Job, now: Date): number {
  const span = spanOf(job, now)
  return span ? span.last - span.first + 1 : 0
}

/** The months a job covers, at most those of sixty years, counted from the year 0. */
function spanOf({ start, end }: Job, now: Date): { first: number; last: number } | null {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const from = monthNumber(start, 0)
  if (from === null) return null
  const first = Math.max(from, thisMonth - 60 * 12)
  const last = Math.min(thisMonth, end === 'present' ? thisMonth : (monthNumber(end, 11) ?? from))
  return last < first ? null : { first, last }
}

function monthNumber(date: string | null, without: number): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date ?? '') ?? []
  return year ? Number(year) * 12 + (month ? Number(month) - 1 : without) : null
}
