import type { CvContent } from '#features/cvs/content-contract.ts'

/** Years of work that the ranges of the lists begin with. */
export const leastYears: Record<string, number> = { '0|1': 0, '1|3': 1, '3|5': 3, '5|10': 5, '10|+': 10 }
/** Lower ends of the ranges of experience, as lists of choices have them. */
export const ranges = Object.entries(leastYears)

/** The range that so many years of work fall into. */
export const rangeOf = (years: number): string => ranges.findLast(([, least]) => years >= least)?.[0] ?? '0|1'

/** Whole years of work: months that some job covers, each once. */
export function yearsOf({ experience }: CvContent, now: Date): number {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const covered = new Set<number>()
  for (const { start, end } of experience) {
    const from = monthNumber(start, 0)
    if (from === null) continue
    const to = Math.min(thisMonth, end === 'present' ? thisMonth : (monthNumber(end, 11) ?? from))
    for (let month = Math.max(from, thisMonth - 60 * 12); month <= to; month++) covered.add(month)
  }
  return Math.min(60, Math.floor((covered.size + 1) / 12))
}

function monthNumber(date: string | null, without: number): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date ?? '') ?? []
  return year ? Number(year) * 12 + (month ? Number(month) - 1 : without) : null
}
