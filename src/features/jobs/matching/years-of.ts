import type { CvContent } from '#libraries/cv-content/content-contract.ts'

/** Years of work that the ranges of the lists begin with. */
export const leastYears: Record<string, number> = { '0|1': 0, '1|3': 1, '3|5': 3, '5|10': 5, '10|+': 10 }
/** Lower ends of the ranges of experience, as lists of choices have them. */
export const ranges = Object.entries(leastYears)

/** Years of work that a range ends with: more than was asked for is said. */
export const mostYears: Record<string, number> = Object.fromEntries(
  ranges.map(([range], at) => [range, ranges[at + 1]?.[1] ?? Number.POSITIVE_INFINITY]),
)

/** The range that so many years of work fall into. */
export const rangeOf = (years: number): string => ranges.findLast(([, least]) => years >= least)?.[0] ?? '0|1'

type Job = CvContent['experience'][number]

/** Whole years of work: months that some job covers, each once. */
export function yearsOf({ experience }: { experience: readonly Job[] }, now: Date): number {
  const covered = new Set(experience.flatMap((job) => monthsOf(job, now)))
  return Math.min(60, Math.floor((covered.size + 1) / 12))
}

/** The months that a job covers, at most those of sixty years; none where it has no date. */
export function monthsOf({ start, end }: Pick<Job, 'start' | 'end'>, now: Date): number[] {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const from = monthNumber(start, 0)
  if (from === null) return []
  const first = Math.max(from, thisMonth - 60 * 12)
  const to = Math.min(thisMonth, end === 'present' ? thisMonth : (monthNumber(end, 11) ?? from))
  return Array.from({ length: Math.max(0, to - first + 1) }, (_, at) => first + at)
}

function monthNumber(date: string | null, without: number): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date ?? '') ?? []
  return year ? Number(year) * 12 + (month ? Number(month) - 1 : without) : null
}
